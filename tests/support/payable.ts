import type { ApiCaller } from './api-caller.ts';

interface RequestRow {
  id: number;
  artisan_id: number;
  available_amount: number;
  withdrawal_amount: number;
}

/** Reads the ids of withdrawal requests that the balance covers, at most one of each artisan. */
export async function findPayable(caller: ApiCaller): Promise<number[]> {
  const rows = (await caller.get('withdrawal/history')) as RequestRow[];
  const affordable = rows.filter((row) => row.withdrawal_amount <= row.available_amount);
  return [...new Map(affordable.map((row) => [row.artisan_id, row.id])).values()];
}

/** Approves a withdrawal request. Returns the status of the answer. */
export const approve = async (caller: ApiCaller, id: number | undefined): Promise<number> =>
  (await caller.send('POST', `withdrawal/request/${id}`)).status;
