import type { components } from '../../../openapi/generated/schema.d.ts';

/** The entities of the contract, as hosts send them. */
export type Schemas = components['schemas'];
