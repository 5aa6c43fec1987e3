import { createContext, useContext } from 'react';
import type { NotedKind } from '../../api/extensions/notes.ts';
import { lateComponent } from '../../lib/browser/late-component.tsx';

export const mark = lateComponent(() => import('./mark.tsx'), 'Mark');

/**
 * Whether the host offers marks and their code is loaded. The frame provides it, because a check in each row would slow
 * the list down.
 */
export const HasMarks = createContext(false);

/** The mark of a row that has notes, or whose artisan or client is flagged. */
export function RowMark({ kind, id }: { kind: NotedKind; id: string | null }) {
  return useContext(HasMarks) && id !== null && <mark.View kind={kind} id={id} />;
}
