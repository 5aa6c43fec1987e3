import type { components } from '../../../openapi/generated/schema.d.ts';

/** The types of the records as a host sends them. */
export type Schemas = components['schemas'];
