import { describe, expect, it } from 'vitest';
import { terminalProgress } from '../../server/process/terminal-progress.ts';

function report(isTTY: boolean) {
  let clock = 5_000;
  let text = '';
  const onProgress = terminalProgress(
    {
      isTTY,
      write: (more) => {
        text += more;
      },
    },
    () => clock,
  );
  for (let completed = 0; completed <= 2_000_000; completed += 10_000) {
    onProgress({ step: 'rows', completed, total: 2_000_000 });
    clock += 50;
  }
  onProgress({ step: 'indexes', completed: 0, total: 20 });
  onProgress({ step: 'sums', completed: 0, total: 1 });
  onProgress({ step: 'complete', completed: 1, total: 1 });
  return text;
}

describe('the progress of a sample', () => {
  it('is a line for each tenth in a log', () => {
    const lines = report(false).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'Sample: 0 of about 2,000,000 rows',
      'Sample: 200,000 of about 2,000,000 rows',
    ]);
    expect(lines.slice(-4)).toEqual([
      'Sample: indexes of 0 of 20 tables',
      'Sample: figures and statistics',
      'Sample: complete',
      '',
    ]);
    expect(lines).toHaveLength(11 + 4);
  });

  it('is one line on a terminal, which is overwritten every second', () => {
    const texts = report(true).split('\r\u001B[K');
    expect(texts.slice(1, 3)).toEqual([
      'Sample: 0 of about 2,000,000 rows',
      'Sample: 200,000 of about 2,000,000 rows',
    ]);
    expect(texts.at(-1)).toBe('Sample: complete\n');
    expect(texts.join('').match(/\n/g)).toHaveLength(1);
    expect(texts).toHaveLength(1 + 11 + 3);
  });
});
