import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContactField } from '../../../domain/mask.ts';
import { mask } from '../../../domain/mask.ts';
import { recordRevealMutation } from '../../api/extensions/reveals.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { Column } from '../data-table/column.tsx';
import { showToast } from '../feedback/toast.ts';
import { useIsOffered } from '../host-action/use-host-action.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ContactOwner } from './contact.ts';

/** A revealed field is masked again after this time. */
const shownMs = 30_000;

interface MaskedFieldProps {
  field: ContactField;
  value: string;
  owner: ContactOwner;
}

const names = { email: 'e-mail address', phone: 'phone number' };

/**
 * A masked value with a button that reveals it. If the host records reveals, the value appears after the host
 * recorded the reveal.
 */
export function MaskedField({ field, value, owner }: MaskedFieldProps) {
  const { kind, id } = owner;
  const [isShown, setIsShown] = useState(false);
  const records = useIsOffered('recordReveal');
  const { send, isUnderWay, error } = useSingleWrite(recordRevealMutation, { isRepeatable: true });
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    const timer = setTimeout(hide, shownMs);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShown]);
  useEffect(() => {
    if (error !== null) {
      void showToast({ title: 'Not shown', subject: error.message, failed: true });
    }
  }, [error]);
  const press = () => {
    if (isShown) setIsShown(false);
    else if (records !== true || id === null) setIsShown(true);
    else send({ kind, id, field }, () => setIsShown(true));
  };
  const what = `the ${names[field]} of ${kind.replace('-', ' ')} ${id ?? 'without id'}`;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0 truncate tabular-nums">{isShown ? value : mask(field, value)}</span>
      <IconButton
        label={`${isShown ? 'Mask' : 'Show'} ${what}`}
        tip={isShown ? 'Mask' : 'Show for 30 seconds'}
        aria-busy={isUnderWay}
        disabledBecause={whyNot(records, id)}
        icon={isShown ? <EyeOff size={15} /> : <Eye size={15} />}
        onClick={press}
      />
      <span role="status" className="sr-only">
        {isShown && value}
      </span>
    </span>
  );
}

/** Returns why a field cannot be revealed. */
function whyNot(records: boolean | undefined, id: string | null): string | undefined {
  if (records === undefined) return 'The dashboard is reading what the host offers';
  return records && id === null ? 'The host records reveals, and this record has no id' : undefined;
}

/**
 * Returns columns whose contact details are masked in cells, order and export, and not searched. A filter matches only
 * whole phone numbers, because a search for parts reveals a number digit by digit.
 */
export function maskColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  return columns.map((column) => {
    const { contact } = column;
    if (contact === undefined) return column;
    const { field, read, owner } = contact;
    const masked = (row: T) => {
      const value = read(row);
      return value === null ? null : mask(field, value);
    };
    return {
      ...column,
      isMasked: true,
      text: () => '',
      sortKey: masked,
      exported: (row) => masked(row) ?? '',
      ...(column.filterTest !== undefined && {
        filterTest: (range: string) => (value: number | string | null) => value === range,
      }),
      printed: undefined,
      cell: (row) => {
        const value = read(row);
        return value === null ? (
          'NIL'
        ) : (
          <MaskedField
            // The key resets a revealed field when another row reuses the cell.
            key={`${owner(row).id} ${value}`}
            field={field}
            value={value}
            owner={owner(row)}
          />
        );
      },
    };
  });
}
