import { mask } from '../../../domain/mask.ts';
import type { ContactMessage } from '../../api/contact.ts';
import { CutText } from '../../components/data-table/column.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { ago } from '../../lib/values/ago.ts';
import { formatMoment } from '../../lib/values/calendar.ts';
import { isoOf } from '../../lib/values/dates.ts';
import { messageParts } from './message-parts.ts';

/** More characters do not fit into a line, and are not needed in its tooltip. */
const maxLength = 160;

/** Returns the first words of a text in one line, with masked contact details if that is wanted. */
function firstWords(text: string, isMasked: boolean): string {
  const line = text.slice(0, maxLength).replaceAll(/\s+/g, ' ').trim();
  if (!isMasked) return line;
  return messageParts(line)
    .map((part) =>
      part.named !== null && 'field' in part.named ? mask(part.named.field, part.text) : part.text,
    )
    .join('');
}

/** The first words of a message in one line, and its age. Without a text or a date, that part is left out. */
export function MessageStart({ message }: { message: ContactMessage }) {
  const now = useNow(60_000);
  const isMasked = useMasks();
  const received = message.created_at ?? message.start_date;
  return (
    <span data-private className="flex gap-1.5 text-caption font-normal text-text-2">
      <span className="min-w-0">
        <CutText>{firstWords(message.message ?? 'NIL', isMasked)}</CutText>
      </span>
      {received !== null && (
        <time
          dateTime={isoOf(received)}
          data-tip={formatMoment(received)}
          className="shrink-0 whitespace-nowrap text-text-3"
        >
          {ago(received.time, Math.max(now, received.time))}
        </time>
      )}
    </span>
  );
}
