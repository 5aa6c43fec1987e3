import type { NewText } from '../../../api/pages.ts';
import { Difference } from '../difference/difference.tsx';
import { PageText } from '../page-text.tsx';

interface BothVersionsProps {
  theirs: NewText | null;
  mine: NewText;
}

/** The text of the host beside the text in the editor, and the difference between them. */
export function BothVersions({ theirs, mine }: BothVersionsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Theirs: on the page now" text={theirs} />
        <Version title="Mine: not saved" text={mine} />
      </div>
      {theirs !== null && (
        <section>
          <h3 className="mb-1.5 text-cell font-strong">From theirs to mine</h3>
          <Difference before={theirs} after={mine} />
        </section>
      )}
    </div>
  );
}

function Version({ title, text }: { title: string; text: NewText | null }) {
  return (
    <section className="min-w-0 rounded-tile border border-line bg-canvas px-3.5 py-2.5">
      <h3 className="mb-1.5 text-cell font-strong text-text-2">{title}</h3>
      {text === null ? (
        <p className="text-body text-text-2">It was deleted.</p>
      ) : (
        <Written text={text} heading="h4" />
      )}
    </section>
  );
}

interface WrittenProps {
  text: NewText;
  heading: 'h3' | 'h4';
}

/** A name and its text as the public page shows them. */
export function Written({ text: { name, description }, heading: Heading }: WrittenProps) {
  return (
    <>
      {name !== '' && <Heading className="mb-1.5 text-card-title font-bold">{name}</Heading>}
      <PageText text={description} />
    </>
  );
}
