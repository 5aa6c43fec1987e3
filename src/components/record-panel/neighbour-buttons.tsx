import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';

interface NeighbourButtonsProps {
  /** The word for a record of the list: "message". */
  word: string;
  /**
   * The ids of the records before and after the open one: null if there is none, undefined while this is not known.
   * `isListed` is false if the list lacks the open record.
   */
  neighbours: Record<'previous' | 'next', string | null | undefined> & { isListed: boolean };
  onOpen: (id: string) => void;
}

/** The buttons of a panel that open the previous and the next record of the list. */
export function NeighbourButtons({ word, neighbours, onOpen }: NeighbourButtonsProps) {
  const button = (side: 'previous' | 'next') => {
    const id = neighbours[side];
    const [label, edge, Icon] =
      side === 'next'
        ? (['Next', 'last', ChevronDown] as const)
        : (['Previous', 'first', ChevronUp] as const);
    const whyNoneListed =
      id === null ? `This is the ${edge} ${word}` : `The ${side} ${word} is not known on this page`;
    const whyNone = neighbours.isListed ? whyNoneListed : `The list does not have this ${word}`;
    return (
      <IconButton
        label={`${label} ${word}`}
        disabledBecause={id == null ? whyNone : undefined}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => id != null && onOpen(id)}
      />
    );
  };
  return (
    <>
      {button('previous')}
      {button('next')}
      <span aria-hidden className="mx-1 h-6 w-px bg-line print:hidden" />
    </>
  );
}
