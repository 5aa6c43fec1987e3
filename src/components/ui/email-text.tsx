/** An e-mail address that wraps after its @ or a dot; elsewhere only if a part is longer than the line. */
export function EmailText({ children }: { children: string | null }) {
  return (children ?? 'NIL').split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
    <span key={at} className="inline-block max-w-full">
      {part}
    </span>
  ));
}
