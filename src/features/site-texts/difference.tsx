import { useMemo } from 'react';
import type { NewText } from '../../api/site-texts.ts';
import { type Piece, shortenContext, wordDifference } from './word-difference.ts';

interface DifferenceProps {
  /** Null if there was no text, or if the text was deleted. */
  before: NewText | null;
  after: NewText | null;
}

/**
 * The word-level difference of two texts, readable without colours: browsers strike removed words (del)
 * through and underline added ones (ins), and screen readers read both.
 */
export function Difference({ before, after }: DifferenceProps) {
  const name = useDifference(before?.name ?? '', after?.name ?? '');
  const description = useDifference(before?.description ?? '', after?.description ?? '');
  if (!hasChange(name) && !hasChange(description)) {
    return <p className="text-body text-text-2">There is no difference.</p>;
  }
  return (
    <div className="flex max-w-[66ch] flex-col gap-2 text-body leading-[22px]">
      {hasChange(name) && (
        <p className="font-bold">
          <Pieces pieces={name} />
        </p>
      )}
      {hasChange(description) && (
        <p className="whitespace-pre-line">
          <Pieces pieces={description} />
        </p>
      )}
    </div>
  );
}

const useDifference = (before: string, after: string) =>
  useMemo(() => shortenContext(wordDifference(before, after)), [before, after]);

const hasChange = (pieces: readonly Piece[]) => pieces.some(({ kind }) => kind !== 'same');

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return Array.from(pieces.entries(), ([position, { kind, text }]) => {
    if (kind === 'same') return <span key={position}>{text}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag
        key={position}
        className={kind === 'removed' ? 'bg-bad-soft text-bad-ink' : 'bg-ok-soft text-ok-ink'}
      >
        <span className="sr-only">{kind === 'removed' ? ' removed: ' : ' added: '}</span>
        {withLineMarks(text)}
        <span className="sr-only">; </span>
      </Tag>
    );
  });
}

/** Makes a changed line break visible. */
const withLineMarks = (text: string) => text.replaceAll('\n', '¶\n');
