import { type SubmitEvent, useState } from 'react';
import { maxLengths } from '../../../domain/text-limits.ts';
import { deleteViewMutation, renameViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { Loaded, type LoadedProps } from '../feedback/loaded.tsx';
import { failureNotice, Notice } from '../feedback/notice.tsx';
import { useWhyNotSendable } from '../host-action/use-is-offered.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SavedView } from './use-views.ts';

interface ViewListProps extends Pick<LoadedProps<readonly SavedView[]>, 'read'> {
  emptyText: string;
  /** Returns the name of the page of a view, in a list of the views of all pages. */
  pageOf?: (view: SavedView) => string;
  whyNotOpened?: (view: SavedView) => string | undefined;
  onOpen: (view: SavedView) => void;
}

/** A list of saved views, or `emptyText` if there are none. */
export function ViewList({ read, emptyText, pageOf, whyNotOpened, onOpen }: ViewListProps) {
  return (
    <Loaded what="Saved views" read={read} skeleton={<Skeleton className="my-2 h-4 w-1/2" />}>
      {(views) =>
        views.length === 0 ? (
          <p className="text-body text-text-2">{emptyText}</p>
        ) : (
          <ul aria-label="Saved views" className="*:border-line *:not-first:border-t">
            {views.map((view) => (
              <ViewItem
                key={view.id}
                view={view}
                views={views}
                pageName={pageOf?.(view)}
                whyNotOpened={whyNotOpened?.(view)}
                onOpen={() => onOpen(view)}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface ViewItemProps {
  view: SavedView;
  /** All views of the list. The new name must be unique among those of the same page. */
  views: readonly SavedView[];
  pageName: string | undefined;
  whyNotOpened: string | undefined;
  onOpen: () => void;
}

/** A saved view with the buttons that open, rename and delete it. */
function ViewItem({ view, views, pageName, whyNotOpened, onOpen }: ViewItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-40 text-body font-medium [overflow-wrap:anywhere]">
          {view.name}
          {pageName !== undefined && (
            <span className="block text-caption font-normal text-text-2">{pageName}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="row" disabledBecause={whyNotOpened} onClick={onOpen}>
            Open <span className="sr-only">{view.name}</span>
          </Button>
          <Button size="row" aria-expanded={isRenaming} onClick={() => setIsRenaming(!isRenaming)}>
            Rename <span className="sr-only">{view.name}</span>
          </Button>
          <DeleteView view={view} />
        </div>
      </div>
      {isRenaming && (
        <RenameForm view={view} views={views} onRenamed={() => setIsRenaming(false)} />
      )}
    </li>
  );
}

interface RenameFormProps extends Pick<ViewItemProps, 'view' | 'views'> {
  onRenamed: () => void;
}

function RenameForm({ view, views, onRenamed }: RenameFormProps) {
  const [name, setName] = useState(view.name);
  const { send, isUnderWay, error } = useSingleWrite(renameViewMutation);
  const { id, screen, search } = view;
  const newName = name.trim();
  const isTaken = views.some(
    (other) => other.id !== id && other.screen === screen && other.name === newName,
  );
  const whyNotSendable = useWhyNotSendable('saveView', 'saved');
  const whyNot =
    whyNotSendable ||
    (newName === '' && 'Type a name first') ||
    (newName === view.name && 'It has this name') ||
    (isTaken && 'Another view of this page has this name') ||
    undefined;
  const rename = () => {
    if (whyNot !== undefined) return;
    send({ id, screen, name: newName, search }, onRenamed);
  };
  return (
    <form
      className="mt-2 max-w-[480px]"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        rename();
      }}
    >
      <TextField
        label={`New name of ${view.name}`}
        value={name}
        maxLength={maxLengths.viewName}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setName(target.value)}
        end={
          <Button type="submit" size="row" isBusy={isUnderWay} disabledBecause={whyNot}>
            Save
          </Button>
        }
      />
      {error !== null && (
        <Notice {...failureNotice(error, 'renamed', 'If the list has both names, delete one.')} />
      )}
    </form>
  );
}

/** The button that deletes a view. Deleting needs no confirmation, because a view is quickly saved again. */
function DeleteView({ view }: { view: SavedView }) {
  const { send, isUnderWay, error } = useSingleWrite(deleteViewMutation);
  const whyNot = useWhyNotSendable('deleteView', 'deleted');
  return (
    <>
      {error !== null && (
        <span role="alert" className="text-caption text-bad-ink">
          {error.outcome === 'unknown' && 'Not known whether it was deleted. '}
          {error.message}
        </span>
      )}
      <Button
        size="row"
        isBusy={isUnderWay}
        disabledBecause={whyNot}
        onClick={() => send({ id: view.id })}
      >
        Delete <span className="sr-only">{view.name}</span>
      </Button>
    </>
  );
}
