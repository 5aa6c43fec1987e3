import type { OnProgress } from '../db/sample/progress.ts';

/** Milliseconds between two texts on a terminal. */
const intervalMs = 1_000;

const number = new Intl.NumberFormat('en-NG');

const words = {
  rows: (completed: number, total: number) =>
    `${number.format(completed)} of about ${number.format(total)} rows`,
  indexes: (completed: number, total: number) => `indexes of ${completed} of ${total} tables`,
  sums: () => 'figures and statistics',
  complete: () => 'complete',
};

/**
 * Returns a function that prints the progress of the sample: on a terminal one line that is overwritten every second,
 * in a log one line for each tenth of a step.
 *
 * @param now the clock, in milliseconds
 */
export function terminalProgress(
  { isTTY, write }: { isTTY: boolean; write: (text: string) => void },
  now = () => performance.now(),
): OnProgress {
  let last = { step: '', tenth: 0, at: 0 };
  return ({ step, completed, total }) => {
    const tenth = Math.floor((10 * completed) / total);
    const isDue = isTTY ? now() - last.at >= intervalMs : tenth > last.tenth;
    if (step === last.step && !isDue) return;
    last = { step, tenth, at: now() };
    const text = `Sample: ${words[step](completed, total)}`;
    const end = !isTTY || step === 'complete' ? '\n' : '';
    write(`${isTTY ? '\r\u001B[K' : ''}${text}${end}`);
  };
}
