import { useRouteContext } from '@tanstack/react-router';
import { History, Pencil, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContentItem } from '../../api/site-texts.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { RecordHistory } from '../../components/timeline/record-history.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import { noVersionWords, type PageKind, textOf } from './page-kinds.ts';
import { PageText, TextSkeleton } from './page-text.tsx';
import { textDraftStore, type UnsavedText } from './text-draft.ts';
import { TextItems } from './text-items.tsx';

const editorCode = lateComponent(() => import('./text-editor.tsx'), 'TextEditor');
const versionsCode = lateComponent(() => import('./versions-panel.tsx'), 'VersionsPanel');

const newItem: ContentItem = { id: null, version: null, name: null, description: null };

/** The page About Us, Privacy or Terms, with its editor, its versions and its history. */
export function SiteTextPage({ page }: { page: PageKind }) {
  const { title, subtitle } = page;
  const { update, items: itemWrites } = page.writes;
  const read = page.useItems();
  const { data: items, error } = read;
  const { session } = useRouteContext({ from: '__root__' });
  // The store is created once, because the end of a session clears the administrator while the page is still open.
  const [draftStore] = useState(() => textDraftStore(session.administrator().email, page.key));
  const [opened, open, close] = useOpened<UnsavedText>(editorCode);
  const [areVersionsOpen, openVersions, closeVersions] = useOpened<true>(versionsCode);
  const whyNoVersions = useWhyNotOffered('listPageVersions');
  const whyNotWritten = useWhyNotOffered((itemWrites?.create ?? update).operationId);
  const isRead = items !== undefined;
  useEffect(() => {
    // The editor opens again with the unsaved text, after another page or an expired session closed it.
    const unsaved = isRead ? draftStore.read() : null;
    if (unsaved !== null) open(unsaved);
  }, [draftStore, isRead, open]);

  const edit = ({ id, version, ...texts }: ContentItem) => {
    const mine = textOf(texts);
    open({ start: { ...mine, id, version }, mine });
  };
  const [firstItem = newItem] = items ?? [];
  const whyUnsafe = isRead ? noVersionWords : 'The text is not loaded';
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <Button
              icon={<History />}
              disabledBecause={whyNoVersions}
              onClick={() => openVersions(true)}
            >
              Versions
            </Button>
            {itemWrites === undefined ? (
              <Button
                icon={<Pencil />}
                disabledBecause={
                  whyNotWritten ?? (firstItem.version === null ? whyUnsafe : undefined)
                }
                onClick={() => edit(firstItem)}
              >
                Update
              </Button>
            ) : (
              <Button icon={<Plus />} disabledBecause={whyNotWritten} onClick={() => edit(newItem)}>
                Add Item
              </Button>
            )}
          </>
        }
      />
      {error !== null && isRead && (
        <div className="mb-4 overflow-hidden rounded-card border border-line">
          <ReadError what={title} read={read} />
        </div>
      )}
      {itemWrites !== undefined && isRead && items.length > 0 ? (
        <TextItems page={page} writes={itemWrites} items={items} onEdit={edit} />
      ) : (
        <Card aria-label={title} aria-busy={!isRead && error === null}>
          {error !== null && !isRead ? (
            <ReadError what={title} read={read} />
          ) : !isRead ? (
            <TextSkeleton />
          ) : firstItem.description === null ? (
            <EmptyState text="No Records Here!" />
          ) : (
            <PageText text={firstItem.description} className="px-5 py-4.5" />
          )}
        </Card>
      )}
      {opened !== null && isRead && (
        <editorCode.View page={page} opened={opened} draftStore={draftStore} onClose={close} />
      )}
      {areVersionsOpen && <versionsCode.View page={page} onClose={closeVersions} />}
      <RecordHistory kind="page" id={page.key} />
    </>
  );
}
