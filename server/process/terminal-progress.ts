import type { OnProgress } from '../db/sample/progress.ts';

/** Milliseconds between two texts on a terminal. */
const pause = 1_000;

const number = new Intl.NumberFormat('en-NG');

const words = {
  rows: (done: number, of: number) => `${number.format(done)} of about ${number.format(of)} rows`,
  indexes: (done: number, of: number) => `indexes of ${done} of ${of} tables`,
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
  return ({ step, done, of }) => {
    const tenth = Math.floor((10 * done) / of);
    const isDue = isTTY ? now() - last.at >= pause : tenth > last.tenth;
    if (step === last.step && !isDue) return;
    last = { step, tenth, at: now() };
    const text = `Sample: ${words[step](done, of)}`;
    const end = !isTTY || step === 'complete' ? '\n' : '';
    write(`${isTTY ? '\r\u001B[K' : ''}${text}${end}`);
  };
}
