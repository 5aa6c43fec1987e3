/**
 * An e-mail address, which goes on in the next line after its @ or a dot. Only a part that is longer
 * than the line breaks elsewhere.
 */
export function EmailText({ children }: { children: string | null }) {
  return (children ?? 'NIL').split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and no state
    <span key={at} className="inline-block max-w-full">
      {part}
    </span>
  ));
}
