import { expect, it } from 'vitest';
import { providedUrl, required } from '../support/postgres-cluster.ts';

it('without PostgreSQL tests are skipped, and fail with REQUIRE_POSTGRES', () => {
  expect(providedUrl('postgres://here', { REQUIRE_POSTGRES: '1' })).toBe('postgres://here');
  expect(providedUrl(undefined, {})).toBeNull();
  expect(() => providedUrl(undefined, { REQUIRE_POSTGRES: '1' })).toThrow('no PostgreSQL');
});

it('without PgBouncer tests are skipped, and fail with REQUIRE_POSTGRES', () => {
  expect(required('here', { REQUIRE_POSTGRES: '1' }, 'PgBouncer')).toBe('here');
  expect(required(undefined, {}, 'PgBouncer')).toBeNull();
  expect(() => required(undefined, { REQUIRE_POSTGRES: '1' }, 'PgBouncer')).toThrow('no PgBouncer');
});
