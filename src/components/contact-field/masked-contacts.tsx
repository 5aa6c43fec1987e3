import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ContactField, mask } from '../../../domain/mask.ts';
import { recordRevealMutation } from '../../api/extensions/reveals.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { Column } from '../data-table/column.tsx';
import { showToast } from '../feedback/toast.ts';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ContactOwner } from './contact.ts';

/** A revealed value is masked again after this time. */
const revealedMs = 30_000;

interface MaskedFieldProps {
  field: ContactField;
  value: string;
  owner: ContactOwner;
}

const fieldNames = { email: 'e-mail address', phone: 'phone number' };

/** A masked value with a button that reveals it. If the host records reveals, it does so before the value is shown. */
export function MaskedField({ field, value, owner }: MaskedFieldProps) {
  const { kind, id } = owner;
  const [isRevealed, setIsRevealed] = useState(false);
  const recordsReveals = useIsOffered('recordReveal');
  const { send, isUnderWay, error } = useSingleWrite(recordRevealMutation, { isRepeatable: true });
  useEffect(() => {
    if (!isRevealed) return;
    const hide = () => setIsRevealed(false);
    const timer = setTimeout(hide, revealedMs);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isRevealed]);
  useEffect(() => {
    if (error !== null) {
      void showToast({ title: 'Not shown', text: error.message, isFailure: true });
    }
  }, [error]);
  const toggle = () => {
    if (isRevealed) setIsRevealed(false);
    else if (recordsReveals !== true || id === null) setIsRevealed(true);
    else send({ kind, id, field }, () => setIsRevealed(true));
  };
  const description = `the ${fieldNames[field]} of ${kind.replace('-', ' ')} ${id ?? 'without id'}`;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0 truncate tabular-nums">
        {isRevealed ? value : mask(field, value)}
      </span>
      <IconButton
        label={`${isRevealed ? 'Mask' : 'Show'} ${description}`}
        tip={isRevealed ? 'Mask' : 'Show for 30 seconds'}
        aria-busy={isUnderWay}
        disabledBecause={whyNotRevealable(recordsReveals, id)}
        icon={isRevealed ? <EyeOff size={15} /> : <Eye size={15} />}
        onClick={toggle}
      />
      <span role="status" className="sr-only">
        {isRevealed && value}
      </span>
    </span>
  );
}

function whyNotRevealable(
  recordsReveals: boolean | undefined,
  id: string | null,
): string | undefined {
  if (recordsReveals === undefined) return 'The dashboard is reading what the host offers';
  return recordsReveals && id === null
    ? 'The host records reveals, and this record has no id'
    : undefined;
}

/**
 * Masks the contact details in the cells, the order and the exports of columns, and takes them out of the search. A
 * filter matches only whole phone numbers, because a filter for parts would reveal a number digit by digit.
 */
export function maskColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  return columns.map((column) => {
    const { contact } = column;
    if (contact === undefined) return column;
    const { field, read, owner } = contact;
    const readMasked = (row: T) => {
      const value = read(row);
      return value === null ? null : mask(field, value);
    };
    return {
      ...column,
      isMasked: true,
      text: () => '',
      sortKey: readMasked,
      exported: (row) => readMasked(row) ?? '',
      ...(column.filterTest !== undefined && {
        filterTest: (filter: string) => (value: number | string | null) => value === filter,
      }),
      printed: undefined,
      cell: (row) => {
        const value = read(row);
        return value === null ? (
          'NIL'
        ) : (
          <MaskedField
            // With this key, a cell that another row reuses is masked again.
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
