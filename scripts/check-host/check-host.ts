import './browser-stand-ins.ts';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { contractIds, extensions, type OperationId } from '../../openapi/generated/operations.ts';
import { type Capabilities, capabilitiesQuery } from '../../src/api/capabilities/capabilities.ts';
import { loginMutation } from '../../src/api/session.ts';
import { writeToken } from '../../src/api/transport/token.ts';
import type { Settings } from './arguments.ts';
import { checkExtension, extensionReads } from './check-extension.ts';
import { checkRead, failureOf, type Result } from './check-read.ts';
import { checkRepeats, describeDecisions } from './check-repeats.ts';
import { checkShort } from './check-short.ts';
import { checkWrites } from './harmless-writes.ts';
import { type IdSource, reads } from './reads.ts';

const symbols = { fine: '✓', fails: '✗', 'not checked': '–' };

function report({ operationId, state, summary, notes }: Result): void {
  console.log(`${symbols[state]} ${operationId.padEnd(27)} ${summary}`);
  for (const note of notes) console.log(`    ${note}`);
}

/** The operations that edit a record. Most of them send the version of the record that was on screen. */
const edits = Object.keys(extensions).filter((id) => /^(set|update|delete|decline)/.test(id));

/**
 * Returns a function that says whether the dashboard needs the field at a path. It needs versions only from hosts that
 * offer edits: without one, an approval is sent without `If-Match`. It does not need the id of a part-payment, because the
 * id of its job is enough.
 */
function createFieldTest(
  operationId: string,
  capabilities: Capabilities,
): (path: string) => boolean {
  const hasEdits = edits.some((id) => capabilities.has(id));
  return (path) =>
    (hasEdits || !/(^|\.)version$/.test(path)) &&
    !(path === 'id' && operationId.endsWith('PartPayments'));
}

async function signIn(client: QueryClient, { email, password }: Settings): Promise<Result> {
  try {
    const { token, role } = await new MutationObserver(client, loginMutation).mutate({
      email,
      password,
    });
    writeToken(token);
    const summary = `signed in as ${email}, role ${role ?? 'missing'}`;
    return { operationId: 'login', state: 'fine', summary, notes: [] };
  } catch (reason) {
    return failureOf('login', reason);
  }
}

function reportCapabilities(capabilities: Capabilities): void {
  const all = Object.keys(extensions);
  const offered = all.filter((id) => capabilities.has(id));
  console.log(
    `\nBeyond the ${contractIds.length} calls it offers ${offered.length} of ${all.length}.`,
  );
  const missing = all.filter((id) => !capabilities.has(id));
  if (offered.length > 0) console.log(`  offered: ${offered.join(', ')}`);
  if (missing.length > 0)
    console.log(`  not offered, so their buttons are disabled: ${missing.join(', ')}`);
  for (const line of describeDecisions(capabilities)) console.log(`  ${line}`);
}

/** Checks and reports the reading calls one after the other, so that the host has the load of one user. */
async function checkReads(client: QueryClient, capabilities: Capabilities): Promise<Result[]> {
  const results: Result[] = [];
  const add = (result: Result) => {
    report(result);
    results.push(result);
  };
  /** Runs a check. With `idFrom`, gives it the id of that list's first row, or reports that there is no such row. */
  const withId = async (
    operationId: OperationId,
    idFrom: IdSource | undefined,
    check: (id: string) => Promise<Result>,
  ) => {
    const id = results.find((result) => result.operationId === idFrom)?.firstId;
    if (idFrom === undefined || id !== undefined) return add(await check(id ?? ''));
    const summary = `${idFrom} has no row with an id`;
    return add({ operationId, state: 'not checked', summary, notes: [] });
  };
  for (const [operationId, run, idFrom] of reads) {
    await withId(operationId, idFrom, (id) =>
      checkRead(operationId, () => run(client, id), createFieldTest(operationId, capabilities)),
    );
  }
  reportCapabilities(capabilities);
  for (const read of extensionReads.filter(([operationId]) => capabilities.has(operationId))) {
    const [operationId, , idFrom] = read;
    await withId(operationId, idFrom, (id) => checkExtension(read, id));
  }
  for await (const result of checkShort(client, capabilities)) add(result);
  return results;
}

/** Checks a host and prints what it finds. Returns whether every screen has what it needs. */
export async function checkHost(settings: Settings): Promise<boolean> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const login = await signIn(client, settings);
  report(login);
  if (login.state === 'fails') return false;
  const capabilities = await client.query(capabilitiesQuery);
  const results = await checkReads(client, capabilities);
  if (settings.makesWrites) {
    console.log('\nWrites that change nothing:');
    const writes = [
      ...(await checkRepeats(capabilities)),
      ...(await checkWrites(client, capabilities)),
    ];
    for (const result of writes) report(result);
    results.push(...writes);
  }
  const failed = results.filter(({ state }) => state === 'fails');
  const failures = failed.length === 1 ? '1 call fails' : `${failed.length} calls fail`;
  console.log(
    `\n${failed.length === 0 ? 'Every screen has what it needs.' : `${failures}: ${failed.map(({ operationId }) => operationId).join(', ')}.`}`,
  );
  return failed.length === 0;
}
