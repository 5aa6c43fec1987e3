import { useQuery } from '@tanstack/react-query';
import { additionsOf } from '../../api/capabilities/additions.ts';
import { capabilitiesQuery, type ExtensionId } from '../../api/capabilities/capabilities.ts';
import type { CsvId } from '../../api/lists/long-list-types.ts';

/** Returns why a control is disabled, by whether the host offers what it does; undefined if it does. */
function whyNot(isOffered: boolean | undefined): string | undefined {
  if (isOffered === undefined) return 'It is not known yet whether the server offers this';
  return isOffered ? undefined : 'The server does not offer this';
}

/** Returns the reason why an operation beyond the contract is disabled, or undefined if it is available. */
export const useWhyNotOffered = (operationId: ExtensionId) => whyNot(useIsOffered(operationId));

/** Returns whether the host offers an operation; undefined while the capabilities are being read, false for null. */
export function useIsOffered(operationId: ExtensionId | null): boolean | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return operationId === null ? false : capabilities?.has(operationId);
}

/** Returns whether the host answers a list with a CSV file; undefined while its document is being read. */
export function useHasFile(operationId: CsvId | undefined): boolean | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  return operationId && capabilities && additionsOf(capabilities, operationId).has('format');
}

/** Returns the reason why a list cannot be exported, or undefined if it can. */
export const useWhyNoFile = (operationId: CsvId) => whyNot(useHasFile(operationId));
