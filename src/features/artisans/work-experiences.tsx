import type { WorkExperience } from '../../api/artisan-detail.ts';
import { DateText } from '../../components/ui/date-text.tsx';

/** The artisan's work experience, as a list. */
export function WorkExperiences({ items }: { items: readonly WorkExperience[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
          key={index}
          className="relative ml-[5px] border-line-strong border-l pb-4 pl-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-1 -left-[6px] size-[11px] rounded-full border-2 border-accent bg-surface"
          />
          <h3 className="text-body font-bold">{item.title ?? 'NIL'}</h3>
          <p className="text-caption text-text-2">
            {item.company ?? 'NIL'} · {item.lga ?? 'NIL'}, {item.state ?? 'NIL'}
          </p>
          <p className="text-caption text-text-2">
            <DateText value={item.start_date} /> – <DateText value={item.end_date} />
          </p>
          {item.job_description !== null && (
            <p className="mt-1 text-cell text-text-2">{item.job_description}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
