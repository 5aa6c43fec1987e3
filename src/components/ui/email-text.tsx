/** An e-mail address; NIL for null. It wraps after @ and after dots, and anywhere in a part longer than a line. */
export function EmailText({ children }: { children: string | null }) {
  return (children ?? 'NIL').split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
    <span key={index} className="inline-block max-w-full">
      {part}
    </span>
  ));
}
