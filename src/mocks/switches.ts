import { type OperationId, operations } from '../../openapi/generated/operations.ts';

/** What a call can be made to do instead of answering well. */
export const faults = [
  'empty',
  'slow',
  'no-answer',
  'html',
  'truncated',
  'number',
  'empty-500',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '503',
] as const;
export type Fault = (typeof faults)[number];

/** How the host wraps its answers: as the contract has it, with one `data` less, or not at all. */
export const envelopes = ['literal', 'less', 'bare'] as const;
export type Envelope = (typeof envelopes)[number];

/** Everything about the mock that a tester can change. */
export interface Switches {
  faults: Partial<Record<OperationId | 'all', Fault>>;
  envelope: Envelope;
  /** Ids and amounts as strings, places as null. */
  strings: boolean;
  /** How long a slow call takes, in milliseconds. */
  slowness: number;
  /** Operations beyond the 25 that the host says it has; undefined for a host that says nothing. */
  offer: readonly string[] | undefined;
}

export const defaultSwitches = (): Switches => ({
  faults: {},
  envelope: 'literal',
  strings: false,
  // Long enough to see a skeleton.
  slowness: 3_000,
  offer: undefined,
});

const isTarget = (name: string): name is OperationId | 'all' =>
  name === 'all' || Object.hasOwn(operations, name);

/**
 * Reads switches as they stand in an address: `listArtisans:empty,all:slow,envelope:bare,strings`.
 *
 * @throws when a word means nothing, so that nobody tests without the fault they wanted
 */
export function parseSwitches(text: string): Switches {
  const switches = defaultSwitches();
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split(':');
    const fault = faults.find((one) => one === value);
    const envelope = envelopes.find((one) => one === value);
    if (name === 'strings') switches.strings = true;
    else if (name === 'offer') switches.offer = value.split('+').filter(Boolean);
    else if (name === 'envelope' && envelope !== undefined) switches.envelope = envelope;
    else if (isTarget(name) && fault !== undefined) switches.faults[name] = fault;
    else throw new Error(`The mock has no switch "${part}"`);
  }
  return switches;
}
