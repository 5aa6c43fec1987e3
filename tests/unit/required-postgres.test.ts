import { expect, it } from 'vitest';
import { providedUrl } from '../support/postgres-cluster.ts';

it.each(['PostgreSQL', 'PgBouncer'])(
  'without %s tests are skipped, and fail with REQUIRE_POSTGRES',
  (program) => {
    const required = { REQUIRE_POSTGRES: '1' };
    expect(providedUrl('postgres://here', required, program)).toBe('postgres://here');
    expect(providedUrl(undefined, {}, program)).toBeNull();
    expect(() => providedUrl(undefined, required, program)).toThrow(`no ${program}`);
  },
);
