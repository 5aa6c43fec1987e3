import { X } from 'lucide-react';
import type { FilterInForce } from './filters-in-force.ts';

interface ChipsProps {
  filters: readonly FilterInForce[];
  onRemove: (id: string) => void;
}

/** The filters that are set, as buttons that remove them. They are also printed. */
export function Chips({ filters, onRemove }: ChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2 px-(--edge) pb-2.5">
      {filters.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onRemove(id);
            }}
            className="inline-flex min-h-[26px] items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-2.5 text-left text-caption font-medium text-accent-ink max-lg:min-h-11 coarse:min-h-11"
          >
            {text}
            <X size={13} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Moves the focus to the next chip, else to the previous one, else to the first control of the section, because the
 * pressed button disappears.
 */
function focusBeside(button: Element): void {
  const item = button.closest('li');
  const target =
    item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section');
  target?.querySelector<HTMLElement>('button, select')?.focus();
}
