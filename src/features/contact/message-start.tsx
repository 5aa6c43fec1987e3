import { mask } from '../../../domain/mask.ts';
import { type ContactMessage, receivedAt } from '../../api/contact.ts';
import { cutText } from '../../components/data-table/column.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { ago } from '../../lib/values/ago.ts';
import { formatMoment } from '../../lib/values/calendar.ts';
import { formatDate, isoOf } from '../../lib/values/dates.ts';
import { messageSegments } from './message-segments.ts';

/** More characters do not fit into a line, and its tooltip does not need them. */
const maxLength = 160;

/** Returns the first words of a text in one line. It masks before it cuts, because half a number is not recognised. */
function firstWords(text: string, isMasked: boolean): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const segments = isMasked ? messageSegments(line) : [{ text: line, entity: null }];
  return segments
    .map(({ text: words, entity }) =>
      entity !== null && 'field' in entity ? mask(entity.field, words) : words,
    )
    .join('')
    .slice(0, maxLength);
}

/** The first words of a message in one line, or NIL, and its age, or its day if the host sends no time of day. */
export function MessageStart({ message }: { message: ContactMessage }) {
  const now = useNow(60_000);
  const isMasked = useMasks();
  const received = receivedAt(message);
  return (
    <span data-private className="flex gap-1.5 text-caption font-normal text-text-2">
      <span className="min-w-0">{cutText(firstWords(message.message ?? 'NIL', isMasked))}</span>
      {received !== null && (
        <time
          dateTime={isoOf(received)}
          data-tip={formatMoment(received)}
          className="shrink-0 whitespace-nowrap text-text-3"
        >
          {received.hasTime
            ? ago(received.time, Math.max(now, received.time))
            : formatDate(received)}
        </time>
      )}
    </span>
  );
}
