import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface CollapsibleSectionProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Runs when the pointer reaches the title, to load the content early. */
  onIntent?: () => void;
  /** Content beside the title, such as a text that sums up the section, or a button. */
  summary?: ReactNode;
  /** `plain` has no card around it, for panels. */
  look?: 'card' | 'plain';
  children: ReactNode;
}

/** A section whose title is a button that shows and hides the content. It is not printed. */
export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { title, isOpen, onToggle, onIntent, summary, look = 'card', children } = props;
  const bodyId = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const content = (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="text-card-title font-bold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
            onPointerEnter={onIntent}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Chevron className="text-text-3" />
            {title}
          </button>
        </h2>
        {summary}
      </div>
      <div id={bodyId} hidden={!isOpen} className="pt-2 pb-3">
        {children}
      </div>
    </>
  );
  return look === 'plain' ? (
    <section aria-label={title} className="mt-4 border-line border-t pt-2 print:hidden">
      {content}
    </section>
  ) : (
    <Card aria-label={title} className="mt-5 px-5 py-1 print:hidden">
      {content}
    </Card>
  );
}
