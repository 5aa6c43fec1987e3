import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import type { AuditFilter } from '../../api/extensions/audit.ts';
import { SearchBox } from '../../components/data-table/toolbar/search-box.tsx';
import { useSearchDraft } from '../../components/data-table/toolbar/use-search-draft.ts';
import { subjectWords } from '../../components/timeline/audit-words.ts';
import { Select } from '../../components/ui/select.tsx';
import type { AuditSearch } from '../../lib/url/audit-search.ts';

/** Sets search params and returns to the newest entries. `replace` adds no entry to the browser's history. */
export type ChangeSearch = (params: AuditSearch, replace?: boolean) => void;

interface AuditFiltersProps {
  filter: AuditFilter;
  /** The e-mail addresses of the accounts to choose from. */
  accounts: readonly string[];
  onChange: ChangeSearch;
  /** Content at the end of the toolbar. */
  children: ReactNode;
}

/** The toolbar: search, account, kind and days. */
export function AuditFilters(props: AuditFiltersProps) {
  const { filter, accounts, onChange, children } = props;
  const [draft, setDraft] = useSearchDraft({
    state: { q: filter.search ?? '' },
    change: ({ q }) => onChange({ q }, true),
  });
  const { account } = filter;
  const choices =
    account === undefined || accounts.includes(account) ? accounts : [account, ...accounts];
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-2 px-(--edge) py-2.5">
      <SearchBox placeholder="Search..." value={draft} onChange={setDraft} />
      <Select
        aria-label="Account"
        data-private
        value={account ?? ''}
        onChange={(event) => onChange({ account: event.target.value })}
        // A fixed width: when the accounts arrive, a wider box would move the toolbar to a second line.
        className="w-44 min-w-0 max-sm:w-auto max-sm:flex-1 max-sm:basis-36"
      >
        <option value="">All accounts</option>
        {choices.map((email) => (
          <option key={email}>{email}</option>
        ))}
      </Select>
      <Select
        aria-label="Kind"
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ kind: event.target.value })}
        className="min-w-0 max-sm:flex-1 max-sm:basis-36"
      >
        <option value="">All kinds</option>
        {Object.entries(subjectWords).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Select>
      <div className="flex gap-2.5 max-sm:w-full max-sm:flex-wrap print:hidden">
        <DayField label="From" value={filter.from} onChange={(from) => onChange({ from }, true)} />
        <DayField label="To" value={filter.to} onChange={(to) => onChange({ to }, true)} />
      </div>
      {children}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

/** A date field for a day in Africa/Lagos. It takes and reports YYYY-MM-DD, or '' without a day. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Runs only while the field has no focus, so that a half-typed day stays.
  const showValue = useCallback(() => {
    if (field.current !== null && field.current.value !== value) field.current.value = value;
  }, [value]);
  useEffect(() => {
    if (document.activeElement !== field.current) showValue();
  }, [showValue]);
  return (
    <span className="flex min-w-0 items-center gap-2 text-cell text-text-2 max-sm:flex-1 max-sm:basis-36 max-sm:flex-col max-sm:items-start">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        ref={field}
        defaultValue={value}
        onChange={({ target }) => {
          // While the user types a year, its first digits already make a valid day, such as one in the year 0002.
          if (!target.value.startsWith('0')) onChange(target.value);
        }}
        onBlur={showValue}
        className="h-[30px] w-full min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-cell font-medium text-text max-lg:min-h-11 coarse:min-h-11"
      />
    </span>
  );
}

interface AuditChipsProps {
  filter: AuditFilter;
  onChange: ChangeSearch;
}

/** The active filters, also on paper. A press removes the filter. */
export function AuditChips({ filter, onChange }: AuditChipsProps) {
  const { account, kind, from, to } = filter;
  const chips = [
    account !== undefined && { text: `Account: ${account}`, without: { account: '' } },
    kind !== undefined && { text: `Kind: ${subjectWords[kind]}`, without: { kind: '' } },
    from !== undefined && { text: `From: ${from.replaceAll('-', '/')}`, without: { from: '' } },
    to !== undefined && { text: `To: ${to.replaceAll('-', '/')}`, without: { to: '' } },
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2 px-(--edge) pb-2.5">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => onChange(without)}
            className="inline-flex h-[26px] items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-2.5 text-caption font-medium text-accent-ink max-lg:min-h-11 coarse:min-h-11"
          >
            {text}
            <X size={13} strokeWidth={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
