import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';

export const faults = [
  'empty',
  'slow',
  'no-answer',
  'html',
  'truncated',
  'number',
  'reported',
  'empty-500',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '422',
  '429',
  '500',
  '503',
] as const;
/** A fault of a call, such as `slow`, or the HTTP status of a refusal. */
export type Fault = (typeof faults)[number];

/** The envelope of the answers: the contract's, one `data` less, or none. */
export const envelopes = ['literal', 'less', 'bare'] as const;
export type Envelope = (typeof envelopes)[number];

/** The settings of the mock host that a tester can change. */
export interface Switches {
  faults: Partial<Record<OperationId | 'all', Fault>>;
  envelope: Envelope;
  /** Whether answers have numbers as strings, and null for each ward, LGA and state. */
  strings: boolean;
  slowDelayMs: number;
  /**
   * The operations in the host's OpenAPI document, and additions to one, such as `approveWithdrawal If-Match`; undefined
   * for a host without the document.
   */
  offer: readonly string[] | undefined;
}

export const defaultSwitches = (): Switches => ({
  faults: {},
  envelope: 'literal',
  strings: false,
  // This is long enough to see a skeleton.
  slowDelayMs: 3_000,
  offer: undefined,
});

/** Separates operations. URLSearchParams reads a plus as a space. */
const separator = /[+ ]/;

const isTarget = (name: string): name is OperationId | 'all' =>
  name === 'all' || Object.hasOwn(allOperations, name);

/**
 * Reads switches such as `listArtisans:empty,all:slow,envelope:bare,strings`.
 *
 * @param switches the settings that the text changes
 * @throws if a switch is unknown, so that no test runs without its fault
 */
export function parseSwitches(text: string, switches = defaultSwitches()): Switches {
  for (const assignment of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = assignment.split(':');
    const fault = faults.find((word) => word === value);
    const envelope = envelopes.find((word) => word === value);
    if (name === 'strings') switches.strings = true;
    else if (name === 'offer') switches.offer = value.split(separator).filter(Boolean);
    else if (name === 'envelope' && envelope !== undefined) switches.envelope = envelope;
    else if (isTarget(name) && fault !== undefined) switches.faults[name] = fault;
    else throw new Error(`The mock has no switch "${assignment}"`);
  }
  return switches;
}
