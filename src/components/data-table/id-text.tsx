import { isLongId, shortId } from '../../lib/values/ids.ts';
import { copyText } from '../feedback/copy-text.ts';

interface IdTextProps {
  id: string | null;
  /** Whether it is plain text without a button, such as in a title. */
  plain?: boolean;
}

/** An id. On screen a long id is cut in the middle; the tooltip and paper show all of it, and a click copies it. */
export function IdText({ id, plain = false }: IdTextProps) {
  if (id === null || !isLongId(id)) return id ?? 'NIL';
  const cut = {
    'data-tip': id,
    'data-whole': true,
    children: shortId(id),
  };
  if (plain) return <span {...cut} />;
  return (
    <button
      {...cut}
      type="button"
      aria-label={`Copy id ${id}`}
      onClick={() => void copyText(id)}
      className="inline-flex items-center rounded-key whitespace-nowrap tabular-nums hover:underline max-lg:min-h-11 coarse:min-h-11"
    />
  );
}
