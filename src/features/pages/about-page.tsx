import { Pencil } from 'lucide-react';
import { useRead } from '../../api/lists/use-read.ts';
import { aboutMutation, aboutQuery } from '../../api/pages.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { useOpened } from '../../lib/browser/late-part.tsx';
import { AboutText } from './about-text.tsx';
import { editorPart, historyPart } from './late-parts.ts';
import { PageButtons } from './page-buttons.tsx';
import { noVersionWords } from './page-kinds.ts';
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
