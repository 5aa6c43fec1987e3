import { useQuery } from '@tanstack/react-query';
import { additionsOf } from '../../api/capabilities/additions.ts';
import { capabilitiesQuery, type ExtensionId } from '../../api/capabilities/capabilities.ts';
import type { CsvId } from '../../api/lists/long-list-types.ts';
import { useWhyOffline } from '../../api/transport/connection.ts';

function whyNotOffered(isOffered: boolean | undefined): string | undefined {
  if (isOffered === undefined) return 'It is not known yet whether the server offers this';
  return isOffered ? undefined : 'The server does not offer this';
}

/** Returns why the control of an extension is disabled, or undefined if the host offers the extension. */
export const useWhyNotOffered = (operationId: ExtensionId) =>
  whyNotOffered(useIsOffered(operationId));

/**
 * Returns why a write cannot be sent: the host does not offer it, or is not reachable. Returns undefined if it can.
 *
 * @param participle what cannot happen offline, such as "saved"; undefined for a button that opens a confirmation
 */
export function useWhyNotSendable(operationId: ExtensionId, participle: string | undefined) {
  const whyOffline = useWhyOffline(participle ?? '');
  return useWhyNotOffered(operationId) ?? (participle && whyOffline);
}

/** Returns whether the host offers an extension; undefined while the capabilities are being read, false for null. */
export function useIsOffered(operationId: ExtensionId | null): boolean | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return operationId === null ? false : capabilities?.has(operationId);
}

/** Returns whether the host takes a parameter of a call; undefined while that is being read, or without an id. */
export function useHasParameter(operationId: CsvId | undefined, name: string): boolean | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return operationId && capabilities && additionsOf(capabilities, operationId).has(name);
}

/** Returns whether the host sends a list as a CSV file; undefined in the same cases as `useHasParameter`. */
export const useHasCsv = (operationId: CsvId | undefined) => useHasParameter(operationId, 'format');

/** Returns why the host cannot export a list as a CSV file, or undefined if it can. */
export const useWhyNoCsv = (operationId: CsvId) => whyNotOffered(useHasCsv(operationId));
