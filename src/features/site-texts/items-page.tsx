import { Plus } from 'lucide-react';
import type { LoadState } from '../../api/lists/use-read.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ContentItem } from '../../api/site-texts.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { useOpened } from '../../lib/browser/late-part.tsx';
import { findRow } from '../../lib/row-index/row-source.ts';
import { ContentItems } from './content-items.tsx';
import { deletePart, editorPart, historyPart } from './late-parts.ts';
import { PageButtons } from './page-buttons.tsx';
import { itemName, type PageKind } from './text-kinds.ts';
import { useEditor } from './use-editor.ts';

interface ItemsPageProps {
  page: PageKind;
  list: LoadState<Rows<ContentItem>>;
  /** The e-mail address of the administrator: the key of unsaved texts. */
  administrator: string;
}

const newItem = { id: null, version: null, name: '', description: '' };
const fields = ['name', 'description'] as const;

/** The page Privacy or Terms with its editor, its history and the confirmation before deleting. */
export function ItemsPage({ page, list, administrator }: ItemsPageProps) {
  const { key, title, subtitle, writes, operations } = page;
  const { data } = list;
  const notAdded = useWhyNotOffered(operations.create);
  const hasVersions = useWhyNotOffered('listPageVersions') === undefined;
  const isRestorable = useWhyNotOffered('restorePageVersion') === undefined && hasVersions;
  const { draft, opened, edit, close } = useEditor(administrator, key, data !== undefined);
  const [isHistoryOpen, openHistory, closeHistory] = useOpened<true>(historyPart);
  const [deleted, askDelete, closeDelete] = useOpened<ContentItem>(deletePart);
  const isNew = opened?.start.id === null;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <PageButtons
            label="Add Item"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            disabledBecause={notAdded}
            onEdit={() => edit(newItem)}
            onPreload={editorPart.preload}
            onHistory={() => openHistory(true)}
          />
        }
      />
      <ContentItems
        page={page}
        list={list}
        onEdit={({ id, version, name, description }) =>
          edit({ id, version, name: name ?? '', description: description ?? '' })
        }
        onDelete={askDelete}
      />
      {opened !== null && data !== undefined && (
        <editorPart.View
          title={isNew ? 'Add Item' : `Edit ${itemName(opened.start)}`}
          page={title}
          fields={fields}
          opened={opened}
          listed={{
            texts: data.all().map(({ id, version, name, description }) => ({
              id,
              version,
              text: { name: name ?? '', description: description ?? '' },
            })),
            readAt: data.requestedAt,
            refresh: list.retry,
            isReading: list.isFetching,
          }}
          change={isNew ? undefined : writes.update}
          add={writes.create}
          notAddedBecause={notAdded}
          draft={draft}
          onClose={close}
        />
      )}
      {deleted !== null && data !== undefined && (
        <deletePart.View
          page={page}
          asked={deleted}
          listed={findRow(data, ({ id }) => id === deleted.id)}
          isRestorable={isRestorable}
          onClose={closeDelete}
        />
      )}
      {isHistoryOpen && <historyPart.View page={key} title={title} onClose={closeHistory} />}
    </>
  );
}
