import { useMemo } from 'react';
import { lateCode } from '../../lib/browser/late-code.ts';
import { useLoaded } from '../../lib/browser/late-part.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import type { Column } from '../data-table/column.tsx';

const masks = lateCode(() => import('./mask-columns.tsx'));

/** Returns the columns, with masks over contact details where they are on; without these until they load. */
export function useMaskedColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const isOn = useMasks();
  const isLoaded = useLoaded(masks, isOn);
  return useMemo(() => {
    if (!isOn) return columns;
    const code = isLoaded ? masks.current() : undefined;
    return code?.maskColumns(columns) ?? columns.filter(({ contact }) => contact === undefined);
  }, [columns, isOn, isLoaded]);
}
