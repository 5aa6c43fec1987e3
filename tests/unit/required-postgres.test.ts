import { expect, it } from 'vitest';
import { providedUrl } from '../support/postgres-cluster.ts';

it('a missing PostgreSQL skips tests, and fails them with REQUIRE_POSTGRES', () => {
  expect(providedUrl('postgres://here', { REQUIRE_POSTGRES: '1' })).toBe('postgres://here');
  expect(providedUrl(undefined, {})).toBeNull();
  expect(() => providedUrl(undefined, { REQUIRE_POSTGRES: '1' })).toThrow('no PostgreSQL');
});
