import { expect, it } from 'vitest';
import type { components } from '../../openapi/generated/schema.d.ts';
import { faultsOf } from '../support/answers.ts';
import { dayBefore } from '../support/clock.ts';
import type { TestedHost } from './tested-host.ts';
import { sendValid } from './valid-calls.ts';

type Figures = components['schemas']['DailyFigures'];

const operationId = 'getDashboard';

/** The cases of the figures by day that our server must meet. */
export function figureCases(host: TestedHost): void {
  const get = async (query: Record<string, string>, status = 200) => {
    const { status: received, body } = await sendValid(host, { operationId, query });
    expect([received, query], JSON.stringify(body)).toEqual([status, query]);
    expect(faultsOf(operationId, status, body)).toEqual([]);
    return (body as { figures: Figures }).figures;
  };

  it('the figures by day start at the given day, and have each day once and in order', async () => {
    const all = (await get({ from: dayBefore(550) })).days.map(({ day }) => String(day));
    expect(all.length).toBeGreaterThan(3);
    expect(all).toEqual([...new Set(all)].sort());
    const second = all[1] ?? '';
    const later = (await get({ from: second })).days.map(({ day }) => String(day));
    expect(later).toEqual(all.filter((day) => day >= second));
    expect((await get({ from: '2900-01-01' })).days).toEqual([]);
    expect((await get({ from: '0000-01-01' })).jobs_by_status).not.toEqual([]);
  });

  it('the figures by day are sent only if the call has a first day; a text that is not a day gets 400', async () => {
    expect(await get({})).toBeUndefined();
    for (const query of [{ from: '' }, { from: '2026-1-1' }, { from: '2026-02-30' }]) {
      await get(query, 400);
    }
  });
}
