import type { components } from '../../../openapi/generated/schema.d.ts';

/** The types of the contract's entities as a host sends them. */
export type Schemas = components['schemas'];
