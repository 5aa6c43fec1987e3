import { stripVTControlCharacters } from 'node:util';
import { prettyFactory } from 'pino-pretty';

interface Output {
  /** On a terminal, the lines of the log become readable; for a program they stay JSON. */
  isTerminal: boolean;
  write: (line: string) => void;
  /** Called when the API ends before it has ever listened. An API that fails later waits for the next change. */
  onFailedStart: () => void;
}

const logEntry = /\{"level":.*\}$/;

/**
 * Returns a function that takes the lines of `npm run dev`, which begin with the name of their process in brackets, and
 * prints them. It holds the greeting of the API back until it can add the address of Vite's dashboard, because the API's
 * own address has no dashboard or an old build.
 */
export function createDevOutput({
  isTerminal,
  write,
  onFailedStart,
}: Output): (line: string) => void {
  const formatEntry = prettyFactory({
    colorize: isTerminal,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
  let dashboard: string | undefined;
  let hasStarted = false;
  /** The greeting and the later lines of the API, until the address of the dashboard is known. */
  let heldLines: string[] = [];

  function print(line: string): void {
    const printed = isTerminal
      ? line.replace(logEntry, (json) => formatEntry(json).trimEnd())
      : line;
    write(printed.replace(/Back office on (\S+)$/, `Back office on ${dashboard}, API on $1`));
  }

  return (line) => {
    const [, name, text = ''] = /^\[(\w+) *\] (.*)$/.exec(stripVTControlCharacters(line)) ?? [];
    const isApi = name === 'api';
    if (isApi && text.startsWith('Back office on ')) hasStarted = true;
    if (name === 'dashboard' && text.includes('➜')) {
      // Vite's lines with addresses are not printed, because the greeting contains the address.
      dashboard ??= /Local: +(\S+?)\/?$/.exec(text)?.[1];
      if (dashboard === undefined) return;
      heldLines.forEach(print);
      heldLines = [];
    } else if (isApi && hasStarted && dashboard === undefined) heldLines.push(line);
    else print(line);
    if (isApi && text.startsWith('Failed running') && !hasStarted) onFailedStart();
  };
}
