// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

export * from './session.ts';
export * from './dashboard.ts';
export * from './jobs.ts';
export * from './transactions.ts';
export * from './artisans.ts';
export * from './clients.ts';
export * from './withdrawals.ts';
export * from './verification.ts';
export * from './pages.ts';
export * from './contact.ts';
export * from './integrations.ts';
export * from './part-payments.ts';
