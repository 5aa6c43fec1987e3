import { createContext, useContext } from 'react';
import type { NotedKind } from '../../api/extensions/notes.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

const mark = lateComponent(() => import('./mark.tsx').then(({ Mark }) => Mark));

/** Whether the host offers marks. The frame provides it, because a read of it in each row would slow the list down. */
export const HasMarks = createContext(false);

/** The mark of a row that has notes, or whose artisan or client is flagged. Its code loads after the rows. */
export function RowMark({ kind, id }: { kind: NotedKind; id: string | null }) {
  const isLoaded = useLoaded(mark, useContext(HasMarks));
  return isLoaded && id !== null && <mark.View kind={kind} id={id} />;
}
