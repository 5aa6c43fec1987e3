import { deleteViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { useWhyNotOffered } from '../host-action/use-host-action.ts';
import { Button } from '../ui/button.tsx';
import { LargeDialog } from '../ui/large-dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SaveViewForm } from './save-view-form.tsx';
import { type PageView, useViews } from './use-views.ts';

/** The saved views of the open page: to open, to save under a name, and to delete. The host must offer them. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { screen, views, error, isReading, retry, open } = useViews();
  return (
    <LargeDialog
      title="Saved views"
      description="The host stores them for your account."
      onClose={onClose}
    >
      {views === undefined &&
        (error === null ? (
          <Skeleton className="h-3 w-1/2" />
        ) : (
          <LoadError what="Saved views" error={error} onRetry={retry} isRetrying={isReading} />
        ))}
      {views?.length === 0 && (
        <p className="text-body text-text-2">No view of this page is saved yet.</p>
      )}
      {views !== undefined && views.length > 0 && (
        <ul aria-label="Saved views" className="*:border-line *:not-first:border-t">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-2 py-2">
              <span className="mr-auto min-w-0 text-body font-medium">{view.name}</span>
              <Button
                size="row"
                aria-label={`Open ${view.name}`}
                onClick={() => {
                  onClose();
                  open(view);
                }}
              >
                Open
              </Button>
              <DeleteView view={view} />
            </li>
          ))}
        </ul>
      )}
      <SaveViewForm screen={screen} names={views?.map(({ name }) => name)} />
    </LargeDialog>
  );
}

/** Deletes a view without a confirmation, because saving it again takes only two presses. */
function DeleteView({ view }: { view: PageView }) {
  const { send, isUnderWay, error } = useSingleWrite(deleteViewMutation);
  return (
    <>
      {error !== null && (
        <span role="alert" className="text-caption text-bad-ink">
          {error.message}
        </span>
      )}
      <Button
        size="row"
        aria-label={`Delete ${view.name}`}
        busy={isUnderWay}
        disabledBecause={useWhyNotOffered('deleteView')}
        onClick={() => send({ id: view.id })}
      >
        Delete
      </Button>
    </>
  );
}
