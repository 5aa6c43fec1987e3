import { deleteViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../host-action/use-host-action.ts';
import { Button } from '../ui/button.tsx';
import type { PageView } from './use-views.ts';

/** Deletes a view without a confirmation, because saving it again takes only two presses. */
export function DeleteView({ view }: { view: PageView }) {
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
