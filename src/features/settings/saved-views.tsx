import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { maxLengths } from '../../../domain/text-limits.ts';
import {
  deleteViewMutation,
  savedViewsQuery,
  saveViewMutation,
} from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { DeleteView } from '../../components/saved-views/delete-view.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextField } from '../../components/ui/text-field.tsx';

/** A saved view of any page. */
interface View {
  id: string;
  name: string;
  screen: string;
  search: string;
}

interface SavedViewsProps {
  /** Returns the name of the page with a path. */
  pageName: (path: string) => string;
}

/** The saved views of this administrator on all pages. */
export function SavedViews({ pageName }: SavedViewsProps) {
  const whyNot = useWhyNotOffered('listSavedViews');
  const { data, error, isFetching, refetch } = useQuery({
    ...savedViewsQuery,
    enabled: whyNot === undefined,
  });
  const views = data?.all().map(({ id, name, screen, search }) => ({
    id: id ?? '',
    name: name ?? 'NIL',
    screen: screen ?? '',
    search: search ?? '',
  }));
  if (whyNot !== undefined) return <p className="text-body text-text-2">{whyNot}.</p>;
  return (
    <Loaded
      what="Saved views"
      read={{ data: views, error, isFetching, retry: refetch }}
      skeleton={<Skeleton className="my-2 h-4 w-1/2" />}
    >
      {(all) =>
        all.length === 0 ? (
          <p className="text-body text-text-2">
            No view is saved yet. A list saves its search, filters and order under a name.
          </p>
        ) : (
          <ul aria-label="Saved views" className="*:border-line *:not-first:border-t">
            {all.map((view) => (
              <ViewItem key={view.id} view={view} all={all} page={pageName(view.screen)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ViewItem(props: { view: View; all: readonly View[]; page: string }) {
  const { view, all, page } = props;
  const router = useRouter();
  const [isRenamed, setIsRenamed] = useState(false);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-40 text-body font-medium [overflow-wrap:anywhere]">
          {view.name}
          <span className="block text-caption font-normal text-text-2">{page}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="row"
            aria-label={`Open ${view.name}`}
            onClick={() => void router.navigate({ href: view.screen + view.search })}
          >
            Open
          </Button>
          <Button
            size="row"
            aria-label={`Rename ${view.name}`}
            aria-expanded={isRenamed}
            onClick={() => setIsRenamed(!isRenamed)}
          >
            Rename
          </Button>
          <DeleteView view={view} />
        </div>
      </div>
      {isRenamed && <RenameForm view={view} all={all} onRenamed={() => setIsRenamed(false)} />}
    </li>
  );
}

/** Saves the view under another name, and then deletes the one with the earlier name. */
function RenameForm(props: { view: View; all: readonly View[]; onRenamed: () => void }) {
  const { view, all, onRenamed } = props;
  const [name, setName] = useState(view.name);
  const save = useSingleWrite(saveViewMutation, { isRepeatable: true });
  const remove = useSingleWrite(deleteViewMutation, { isRepeatable: true });
  const { id, screen, search } = view;
  const wanted = name.trim();
  const isTaken = all.some(
    (other) => other.id !== id && other.screen === screen && other.name === wanted,
  );
  const whyNotOffered = useWhyNotOffered('saveView');
  const whyNot =
    whyNotOffered ||
    (wanted === '' && 'Type a name first') ||
    (wanted === view.name && 'It has this name') ||
    (isTaken && 'Another view of this page has this name') ||
    undefined;
  const rename = () => {
    if (whyNot !== undefined) return;
    save.send({ screen, name: wanted, search }, () => remove.send({ id }, onRenamed));
  };
  const error = save.error ?? remove.error;
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
          <Button
            type="submit"
            size="row"
            busy={save.isUnderWay || remove.isUnderWay}
            disabledBecause={whyNot}
          >
            Save
          </Button>
        }
      />
      {error !== null && (
        <p role="alert" className="mt-1.5 text-cell text-bad-ink">
          Not renamed: {error.message}
        </p>
      )}
    </form>
  );
}
