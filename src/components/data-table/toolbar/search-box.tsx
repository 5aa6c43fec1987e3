import { Search, X } from 'lucide-react';

interface SearchBoxProps {
  /** The placeholder. Without dots at its end it is also the accessible name. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  return (
    <div className="flex h-[34px] min-w-0 max-w-[300px] flex-1 basis-36 items-center gap-2 rounded-control border border-control bg-surface px-2.5 focus-within:outline-2 focus-within:outline-focus max-lg:h-11 max-sm:max-w-none coarse:h-11">
      <Search className="shrink-0 text-text-3" />
      <input
        type="search"
        aria-label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        className="h-full min-w-0 flex-1 bg-transparent text-cell outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className="-mr-1 inline-flex size-6 items-center justify-center rounded-key text-text-3 hover:bg-surface-3 coarse:size-9"
          onClick={({ currentTarget: { parentElement } }) => {
            onChange('');
            // The pressed button disappears, so the focus moves to the field.
            parentElement?.querySelector('input')?.focus();
          }}
        >
          <X size={14} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
