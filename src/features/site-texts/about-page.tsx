import { Pencil } from 'lucide-react';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { aboutMutation, aboutQuery } from '../../api/site-texts.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useOpened } from '../../lib/browser/late-part.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { editorPart, historyPart } from './late-parts.ts';
import { PageButtons } from './page-buttons.tsx';
import { PageText } from './page-text.tsx';
import { noVersionWords } from './text-kinds.ts';
import { TextSkeleton } from './text-skeleton.tsx';
import { useEditor } from './use-editor.ts';

/** The id of the only text of About. */
const aboutId = 'about';
const fields = ['description'] as const;

/** The page About Us with its editor and its history. */
export function AboutPage({ administrator }: { administrator: string }) {
  const about = useRead(aboutQuery);
  const { data } = about;
  const record = data === undefined || data.length === 0 ? undefined : data.at(0);
  const notOffered = useWhyNotOffered('updateAbout');
  const { draft, opened, edit, close } = useEditor(administrator, 'about', data !== undefined);
  const [isHistoryOpen, openHistory, closeHistory] = useOpened<true>(historyPart);
  const version = record?.version ?? null;
  const start = { id: aboutId, version, name: '', description: record?.about ?? '' };
  const unread = data === undefined ? 'The text is not loaded' : noVersionWords;
  return (
    <>
      <PageHeader
        title="About Us"
        subtitle="The text of the public About page"
        actions={
          <PageButtons
            label="Update"
            icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
            disabledBecause={notOffered ?? (version === null ? unread : undefined)}
            onEdit={() => edit(start)}
            onPreload={editorPart.preload}
            onHistory={() => openHistory(true)}
          />
        }
      />
      <AboutText about={about} />
      {opened !== null && data !== undefined && (
        <editorPart.View
          title="Update About Us"
          page="About Us"
          fields={fields}
          opened={opened}
          listed={{
            texts: [{ id: aboutId, version, text: start }],
            readAt: data.requestedAt,
            refresh: about.retry,
            isReading: about.isFetching,
          }}
          change={aboutMutation}
          add={undefined}
          notAddedBecause={undefined}
          draft={draft}
          onClose={close}
        />
      )}
      {isHistoryOpen && <historyPart.View page="about" title="About Us" onClose={closeHistory} />}
    </>
  );
}

interface AboutTextProps {
  about: LoadState<RowSource<{ about: string | null }>>;
}

/** The text of the public About page. */
function AboutText({ about: { data, error, retry, isFetching } }: AboutTextProps) {
  const text = data === undefined || data.length === 0 ? null : data.at(0).about;
  return (
    <Card aria-label="About Us" aria-busy={data === undefined && error === null}>
      {error !== null && data !== undefined && (
        <StaleNotice what="About Us" error={error} onRetry={retry} isRetrying={isFetching} />
      )}
      {data === undefined ? (
        error === null ? (
          <TextSkeleton />
        ) : (
          <LoadError what="About Us" error={error} onRetry={retry} isRetrying={isFetching} />
        )
      ) : text === null ? (
        <EmptyState text="No Records Here!" />
      ) : (
        <PageText text={text} className="px-5 py-4.5" />
      )}
    </Card>
  );
}
