import { Flag, NotebookPen } from 'lucide-react';
import { formatCount } from '../../../domain/count.ts';
import { markQuery, type NotedRecord } from '../../api/extensions/notes.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { flagText } from './use-mark.ts';

/**
 * Icons for the flags and the notes of a record, each with words in a tooltip and for screen
 * readers. The host must offer marks.
 */
export function Mark({ kind, id }: NotedRecord) {
  const { data } = useRead(markQuery({ kind, id }));
  if (data === undefined) return null;
  const icons = [
    { words: data.flags.map(flagText).join('. '), Icon: Flag, className: 'text-bad-ink' },
    {
      words: data.notes ? `${formatCount(data.notes)} ${data.notes === 1 ? 'note' : 'notes'}` : '',
      Icon: NotebookPen,
      className: 'text-text-3',
    },
  ].filter(({ words }) => words !== '');
  if (icons.length === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {icons.map(({ words, Icon, className }) => (
        <span key={className} data-tip={words} className={className}>
          <Icon size={14} aria-hidden />
          <span className="sr-only">{words}</span>
        </span>
      ))}
    </span>
  );
}
