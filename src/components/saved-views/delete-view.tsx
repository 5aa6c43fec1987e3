import { deleteViewMutation } from '../../api/extensions/saved-views.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../host-action/use-is-offered.ts';
import { Button } from '../ui/button.tsx';

/** The button that deletes a view. It needs no confirmation, because a view is quickly saved again. */
export function DeleteView({ view }: { view: { id: string; name: string } }) {
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
