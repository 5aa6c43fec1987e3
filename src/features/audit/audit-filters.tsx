import { type ReactNode, useId, useState } from 'react';
import type { AuditFilter } from '../../api/extensions/audit.ts';
import { Chips } from '../../components/data-table/filters/chips.tsx';
import { SearchBox } from '../../components/data-table/toolbar/search-box.tsx';
import { useSearchDraft } from '../../components/data-table/toolbar/use-search-draft.ts';
import { subjectWords } from '../../components/timeline/audit-words.ts';
import { DayInput } from '../../components/ui/day-input.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { AuditSearch } from '../../lib/url/audit-search.ts';
import { readDay } from '../../lib/values/search/read-days.ts';

/**
 * Sets search params. Without `cursor` or `end` among them, the newest entries are shown. With `replace`, the browser's
 * history gets no new entry.
 */
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
        // A fixed width, so that the toolbar does not wrap when the accounts arrive.
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
        {Object.entries(subjectWords).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
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

/** A field for a day in Africa/Lagos. `value` and `onChange` have YYYY-MM-DD, or '' if the field is empty. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const id = useId();
  /** The text that is being typed; null outside the field, which then shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    const day = text === '' ? '' : readDay(text);
    if (day !== null) onChange(day);
  };
  return (
    <span className="flex min-w-0 items-center gap-2 text-cell text-text-2 max-sm:flex-1 max-sm:basis-36 max-sm:flex-col max-sm:items-start">
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        value={draft ?? value.replaceAll('-', '/')}
        onText={change}
        onBlur={() => setDraft(null)}
        className="h-[30px] w-32 min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-cell font-medium text-text tabular-nums max-lg:min-h-11 max-sm:w-full coarse:min-h-11"
      />
    </span>
  );
}

interface AuditChipsProps {
  filter: AuditFilter;
  onChange: ChangeSearch;
}

/** The chips of the filters by account, kind and days. */
export function AuditChips({ filter, onChange }: AuditChipsProps) {
  const { account, kind, from, to } = filter;
  const chips = [
    account !== undefined && { id: 'account', text: `Account: ${account}` },
    kind !== undefined && { id: 'kind', text: `Kind: ${subjectWords[kind]}` },
    from !== undefined && { id: 'from', text: `From: ${from.replaceAll('-', '/')}` },
    to !== undefined && { id: 'to', text: `To: ${to.replaceAll('-', '/')}` },
  ].filter((chip) => chip !== false);
  return <Chips filters={chips} onRemove={(id) => onChange({ [id]: '' })} />;
}
