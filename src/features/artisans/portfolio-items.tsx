import type { PortfolioItem } from '../../api/artisan-detail.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Picture } from '../../components/ui/picture.tsx';

/** Finished work in two columns. */
export function PortfolioItems({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
        <li key={index} className="overflow-hidden rounded-tile border border-line">
          <Picture
            src={item.image}
            alt={item.project_title ?? 'Finished work'}
            className="aspect-5/3 w-full object-cover"
          />
          <div className="px-3.5 py-3">
            <h3 className="text-[0.84375rem] leading-5 font-bold">{item.project_title ?? 'NIL'}</h3>
            <p className="mt-0.5 text-caption text-text-2">
              <DateText value={item.completion_date} /> · {item.lga ?? 'NIL'}, {item.state ?? 'NIL'}
            </p>
            <p className="mt-0.5 text-caption font-medium">{item.role ?? 'NIL'}</p>
            <p className="mt-1 line-clamp-3 text-[0.78125rem] text-text-2">
              {item.description ?? 'NIL'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
