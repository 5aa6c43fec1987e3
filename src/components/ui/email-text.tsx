/**
 * An e-mail address that wraps after its @ or a dot. A part that is longer than the line wraps anywhere. NIL for null.
 */
export function EmailText({ children }: { children: string | null }) {
  return (children ?? 'NIL').split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
    <span key={index} className="inline-block max-w-full">
      {part}
    </span>
  ));
}
