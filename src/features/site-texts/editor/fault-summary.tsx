import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';

interface FaultSummaryProps {
  /** Each fault, with the function that focuses its field. */
  faults: readonly { text: string; focus: () => void }[];
  summary: RefObject<HTMLDivElement | null>;
}

/** All errors of the form. It gets the focus after a try to save, and a press of an error focuses its field. */
export function FaultSummary({ faults, summary }: FaultSummaryProps) {
  if (faults.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-field bg-bad-soft px-3.5 py-3 text-body text-bad-ink"
    >
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-bold">Nothing was saved yet</p>
        <ul>
          {faults.map(({ text, focus }) => (
            <li key={text}>
              <button
                type="button"
                onClick={focus}
                className="underline underline-offset-2 max-lg:min-h-11"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
