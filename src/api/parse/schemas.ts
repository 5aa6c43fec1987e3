import type { components } from '../../../openapi/generated/schema.d.ts';

export type Schemas = components['schemas'];
