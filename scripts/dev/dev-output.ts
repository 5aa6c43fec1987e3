import { stripVTControlCharacters } from 'node:util';
import { prettyFactory } from 'pino-pretty';

interface Output {
  /** On a terminal, the lines of the log become readable; for a program they stay JSON. */
  isTerminal: boolean;
  write: (line: string) => void;
  /** Called when the API ends before it has listened once. Later it waits for a change that mends it. */
  onFailedStart: () => void;
}

const entry = /\{"level":.*\}$/;

/**
 * Returns a function that takes the lines of `npm run dev`, which begin with the name of their process in brackets. The
 * API greets last, and with the address of the dashboard: at its own address is no dashboard, or an old build of it.
 */
export function devOutput({ isTerminal, write, onFailedStart }: Output): (line: string) => void {
  const readable = prettyFactory({
    colorize: isTerminal,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
  let dashboard: string | undefined;
  let hasGreeted = false;
  /** The greeting and what the API prints after it, until the dashboard has an address. */
  let held: string[] = [];

  function print(line: string): void {
    const shown = isTerminal ? line.replace(entry, (json) => readable(json).trimEnd()) : line;
    write(shown.replace(/Back office on (\S+)$/, `Back office on ${dashboard}, API on $1`));
  }

  return (line) => {
    const [, name, text = ''] = /^\[(\w+) *\] (.*)$/.exec(stripVTControlCharacters(line)) ?? [];
    const isApi = name === 'api';
    if (isApi && text.startsWith('Back office on ')) hasGreeted = true;
    if (name === 'dashboard' && text.includes('➜')) {
      // The addresses of Vite: the greeting has them.
      dashboard ??= /Local: +(\S+?)\/?$/.exec(text)?.[1];
      if (dashboard === undefined) return;
      held.forEach(print);
      held = [];
    } else if (isApi && hasGreeted && dashboard === undefined) held.push(line);
    else print(line);
    if (isApi && text.startsWith('Failed running') && !hasGreeted) onFailedStart();
  };
}
