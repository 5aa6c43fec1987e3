import { deleteViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { forgetView, type StoredView } from '../../lib/browser/storage/stored-views.ts';
import { Button } from '../ui/button.tsx';

interface DeleteViewProps {
  view: StoredView;
  isOnHost: boolean;
}

/** Deletes a view without a question, because saving it again takes only two presses. */
export function DeleteView({ view, isOnHost }: DeleteViewProps) {
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
        onClick={() => (isOnHost ? send({ id: view.id }) : forgetView(view.id))}
      >
        Delete
      </Button>
    </>
  );
}
