import type { Certification } from '../../api/artisan-detail.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';

const viewer = latePart(() =>
  import('../../components/certificates/certificate-viewer.tsx').then(
    ({ CertificateViewer }) => CertificateViewer,
  ),
);

/** The artisan's certificates. A click on a picture opens the viewer. */
export function Certifications({ items }: { items: readonly Certification[] }) {
  const [opened, open, close] = useOpened<number>(viewer);
  return (
    <>
      <ul className="*:border-line *:not-first:border-t">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
          <li key={index} className="flex gap-3.5 py-3 first:pt-0 last:pb-0">
            <button
              type="button"
              aria-label={`Open certificate ${item.name ?? 'without name'}`}
              onClick={() => open(index)}
              className="shrink-0 self-start overflow-hidden rounded-control border border-line"
            >
              <Picture isSmall src={item.image} alt="" className="h-12 w-16 object-cover" />
            </button>
            <div className="min-w-0">
              <h3 className="text-body font-bold">{item.name ?? 'NIL'}</h3>
              <p className="text-caption text-text-2">{item.issue_organisation ?? 'NIL'}</p>
              <p className="text-caption text-text-2">
                <DateText value={item.issue_date} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {opened !== null && <viewer.View certificates={items} startAt={opened} onClose={close} />}
    </>
  );
}
