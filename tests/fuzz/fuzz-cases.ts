import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../support/answers.ts';
import { faultsInBooks } from '../support/books.ts';
import type { Engine } from '../support/test-database.ts';
import { type ContractCall, documentedCalls } from './contract-calls.ts';
import { provoke } from './documented-answers.ts';
import { type FuzzServers, openFuzzServers } from './fuzz-servers.ts';
import { refusalFaults } from './judge.ts';
import { bytesOf } from './request.ts';
import { type FuzzOptions, fuzz } from './run.ts';
import { Wire } from './wire.ts';

/** The least share of requests that must reach a handler. With fewer, the run would mainly test the validation. */
const leastHandled = 0.6;

/** The tests of the fuzzer. `tests/server` runs them with few requests, `tests/soak` with many. */
export function fuzzCases(engines: readonly Engine[], options: FuzzOptions): void {
  for (const engine of engines) fuzzOn(engine, options);
}

function fuzzOn(engine: Engine, options: FuzzOptions): void {
  // The tests keep their order, because the last one hides the tables and needs the answers of the others.
  describe(`the server under random requests, on ${engine}`, { shuffle: false }, () => {
    let servers: FuzzServers;
    const answered = new Set<string>();
    beforeAll(async () => {
      servers = await openFuzzServers(engine);
    });
    afterAll(() => servers.close());

    /** Sends the request for a documented status, and expects that status. */
    async function expectStatus(call: ContractCall, status: number): Promise<void> {
      const { address, request } = provoke(call, status, servers);
      const wire = await Wire.open(address);
      wire.write(bytesOf(request));
      const answer = await wire.next(request.method, 5000);
      wire.close();
      if (typeof answer === 'string') throw new Error(`${call.operationId} ${status}: ${answer}`);
      const text = answer.body.toString();
      const what = `${call.operationId}: ${text}`;
      expect(answer.status, what).toBe(status);
      expect(faultsOf(call.operationId, status, JSON.parse(text)), what).toEqual([]);
      if (status >= 400) expect(refusalFaults(answer, request.target), what).toEqual([]);
      if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      answered.add(`${call.operationId} ${status}`);
    }

    it.each(documentedCalls)(
      '$operationId answers with 200 and with each documented error',
      async (call) => {
        for (const status of call.statuses) if (status !== 500) await expectStatus(call, status);
      },
    );

    const title = `answers ${options.requests} requests without failing, hanging or revealing secrets`;
    it(title, { timeout: options.withinMs + 60_000 }, async () => {
      const { sent, handled, findings } = await fuzz(servers, options);
      expect(findings.join('\n\n')).toBe('');
      expect(sent).toBeGreaterThanOrEqual(options.requests);
      expect(handled / sent).toBeGreaterThanOrEqual(leastHandled);
      expect(await faultsInBooks(servers.database.pool)).toEqual([]);
    });

    it('an unexpected failure is 500 and reveals nothing; every documented status has occurred', async () => {
      await servers.hideTables();
      for (const call of documentedCalls) await expectStatus(call, 500);
      const documented = documentedCalls.flatMap(({ operationId, statuses }) =>
        statuses.map((status) => `${operationId} ${status}`),
      );
      expect(documented.filter((answer) => !answered.has(answer))).toEqual([]);
    });
  });
}
