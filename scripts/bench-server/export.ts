interface ExportTimes {
  /** Milliseconds until the first byte. */
  firstByte: number;
  seconds: number;
}

/**
 * Downloads an export of all transactions at full speed.
 *
 * @throws when the server refuses the export, or the connection breaks
 */
export async function readExport(address: string, token: string): Promise<ExportTimes> {
  const begin = performance.now();
  const answer = await fetch(`${address}/api/v1/admin/transaction/history?format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || answer.body === null) throw new Error(`The export has status ${answer.status}`);
  let firstByte: number | undefined;
  for await (const _chunk of answer.body) firstByte ??= performance.now() - begin;
  return { firstByte: firstByte ?? Number.NaN, seconds: (performance.now() - begin) / 1000 };
}
