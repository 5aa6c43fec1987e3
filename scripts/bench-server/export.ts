/** How long one export takes. */
interface Sent {
  /** Milliseconds until the first byte. */
  firstByte: number;
  seconds: number;
}

/**
 * Reads a file of all transactions, as fast as it comes.
 *
 * @throws where the server refuses it, or breaks it off
 */
export async function readExport(address: string, token: string): Promise<Sent> {
  const begin = performance.now();
  const answer = await fetch(`${address}/api/v1/admin/export/transaction`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || answer.body === null) throw new Error(`The export has status ${answer.status}`);
  let firstByte: number | undefined;
  for await (const _chunk of answer.body) firstByte ??= performance.now() - begin;
  return { firstByte: firstByte ?? Number.NaN, seconds: (performance.now() - begin) / 1000 };
}
