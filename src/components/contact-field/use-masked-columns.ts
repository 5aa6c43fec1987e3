import { useMemo } from 'react';
import { lateCode } from '../../lib/browser/late-code.ts';
import { useLoaded } from '../../lib/browser/late-component.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import type { Column } from '../data-table/column.tsx';

const masks = lateCode(() => import('./masked-contacts.tsx'));

/**
 * Returns the columns; while masks are on, with masked contact details. Until the code of the masks is loaded, columns
 * with contact details are left out.
 */
export function useMaskedColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const isMasked = useMasks();
  const isLoaded = useLoaded(masks, isMasked);
  return useMemo(() => {
    if (!isMasked) return columns;
    const code = isLoaded ? masks.current() : undefined;
    return code?.maskColumns(columns) ?? columns.filter(({ contact }) => contact === undefined);
  }, [columns, isMasked, isLoaded]);
}
