import type { NotedKind } from '../../api/extensions/notes.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';

const mark = lateComponent(() => import('./mark.tsx').then(({ Mark }) => Mark));

/** The mark of a row that has notes, or whose artisan or client is flagged. Its code loads after the rows. */
export function RowMark(record: { kind: NotedKind; id: string | null }) {
  return useLoaded(mark, true) && <mark.View {...record} />;
}
