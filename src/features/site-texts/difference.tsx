import { diffArrays } from 'diff';
import { useMemo } from 'react';
import type { TextContent } from '../../api/site-texts.ts';

interface DifferenceProps {
  /** Null if there was no text, or if the text was deleted. */
  before: TextContent | null;
  after: TextContent | null;
}

/**
 * The word-level difference of two texts, readable without colours: browsers strike through removed words (`del`) and
 * underline added words (`ins`), and screen readers read "removed" and "added" before them.
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

/** A piece of the difference: text that is in both versions, only in the earlier one, or only in the later one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Matches one token. A word keeps its marks and inner punctuation ("ọjà", "artisan's", "150,000.00").
 * A line break is a separate token, so that a new paragraph is a difference.
 */
const token = /[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*|\n|[^\S\n]+|./gu;

/** With more differing tokens than this, the comparison takes too long, and the whole text counts as replaced. */
const maxDifferingTokens = 1_500;

/** Returns the word-level difference of two texts in reading order, a removal before the addition in its place. */
export function wordDifference(before: string, after: string): Piece[] {
  const changes = diffArrays<string>(before.match(token) ?? [], after.match(token) ?? [], {
    maxEditLength: maxDifferingTokens,
  });
  const pieces: Piece[] = changes?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  })) ?? [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return joinReplacements(pieces).filter(({ text }) => text !== '');
}

/** Joins replacements with only spaces between them, so that a replaced phrase is one removal and one addition. */
function joinReplacements(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [removed, added] = joined.slice(-2);
    const isReplaced = removed?.kind === 'removed' && added?.kind === 'added';
    const isGap =
      piece.kind === 'same' &&
      /^[^\S\n]+$/.test(piece.text) &&
      pieces[index + 1]?.kind === 'removed' &&
      pieces[index + 2]?.kind === 'added';
    if (isReplaced && isGap) {
      removed.text += piece.text;
      added.text += piece.text;
    } else if (isReplaced && piece.kind !== 'same') {
      if (piece.kind === 'removed') removed.text += piece.text;
      else added.text += piece.text;
    } else {
      joined.push({ ...piece });
    }
  }
  return joined;
}

/** Unchanged text with more characters than this is shortened. */
const longestContext = 240;
/** The most characters of a shortened text that stay before or after a change. */
const shownContext = 100;

/** Shortens long unchanged pieces to the words beside a change. */
export function shortenContext(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same' || piece.text.length <= longestContext) return piece;
    const head = index === 0 ? '' : piece.text.slice(0, shownContext).replace(/\S*$/, '');
    const tail =
      index === pieces.length - 1 ? '' : piece.text.slice(-shownContext).replace(/^\S*/, '');
    return { kind: 'same', text: `${head}…${tail}` };
  });
}
