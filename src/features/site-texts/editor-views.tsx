import type { NewText } from '../../api/site-texts.ts';
import type { CurrentText } from './current-text.ts';
import { Difference } from './difference.tsx';
import { PageText } from './page-text.tsx';

export type EditorView = 'write' | 'preview' | 'difference';

/** The text of the host beside the text in the editor, and the difference between them. */
export function BothVersions({ theirs, mine }: { theirs: CurrentText; mine: NewText }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Theirs: on the page now" text={theirs.text} />
        <Version title="Mine: not saved" text={mine} />
      </div>
      {theirs.text !== null && (
        <section>
          <h3 className="mb-1.5 text-cell font-strong">From theirs to mine</h3>
          <Difference before={theirs.text} after={mine} />
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
        <WrittenText text={text} heading="h4" />
      )}
    </section>
  );
}

/** A name and its text as the public page shows them. */
export function WrittenText({ text, heading: Heading }: { text: NewText; heading: 'h3' | 'h4' }) {
  return (
    <>
      {text.name !== '' && (
        <Heading className="mb-1.5 text-card-title font-bold">{text.name}</Heading>
      )}
      <PageText text={text.description} />
    </>
  );
}
