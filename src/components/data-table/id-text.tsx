import { isLongId, shortId } from '../../lib/values/ids.ts';
import { copyText } from '../feedback/copy-text.ts';

interface IdTextProps {
  id: string | null;
  /** It cannot be pressed, because it stands in a title. */
  plain?: boolean;
}

/**
 * An id. The middle of a long one, which would stand over the next column, is cut out: it is whole in
 * its tooltip and on paper, and copied when it is pressed.
 */
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
