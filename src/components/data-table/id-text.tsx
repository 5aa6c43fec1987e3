import { isLongId, shortId } from '../../lib/values/ids.ts';
import { copyText } from '../feedback/copy-text.ts';

interface IdTextProps {
  id: string | null;
  /** Whether it is plain text without a button, such as inside another button. */
  plain?: boolean;
}

/**
 * An id. On screen a long id is shortened in the middle; the tooltip and paper show all of it, and a click copies it.
 */
export function IdText({ id, plain = false }: IdTextProps) {
  if (id === null || !isLongId(id)) return id ?? 'NIL';
  const shortened = {
    'data-tip': id,
    'data-whole': true,
    children: shortId(id),
  };
  if (plain) return <span {...shortened} />;
  return (
    <button
      {...shortened}
      type="button"
      aria-label={`Copy id ${id}`}
      onClick={() => void copyText(id)}
      className="inline-flex items-center rounded-key whitespace-nowrap tabular-nums hover:underline max-lg:min-h-11 coarse:min-h-11"
    />
  );
}
