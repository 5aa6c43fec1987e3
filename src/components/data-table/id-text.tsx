import { copyText } from '../feedback/copy-text.ts';

/** An id with more letters is cut. */
const longest = 18;

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
  if (id === null || id.length <= longest) return id ?? 'NIL';
  const cut = {
    'data-tip': id,
    'data-whole': true,
    children: `${id.slice(0, 8)}…${id.slice(-6)}`,
  };
  if (plain) return <span {...cut} />;
  return (
    <button
      {...cut}
      type="button"
      aria-label={`Copy id ${id}`}
      onClick={() => void copyText(id)}
      className="-my-3.5 inline-flex items-center rounded-key whitespace-nowrap tabular-nums hover:underline max-lg:min-h-11 coarse:min-h-11"
    />
  );
}
