import type { LoadState } from '../../api/lists/use-read.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { AllOfList } from '../../components/record-panel/record-panel.tsx';
import { MessageSkeleton } from './message-text.tsx';

/** The content of the panel while the message loads, after a failure, and if the list does not have the message. */
export function MissingMessage({ id, read }: { id: string; read: LoadState<unknown> }) {
  const { data, error, isFetching, retry } = read;
  if (data === null) {
    return (
      <div className="px-5 py-4">
        <p className="mb-3 text-body">Message {id} is not in Contact Forms.</p>
        <AllOfList name="Contact Forms" search={{ read_status: 'all' }} />
      </div>
    );
  }
  if (error === null) return <MessageSkeleton />;
  return <LoadError what="The message" error={error} onRetry={retry} isRetrying={isFetching} />;
}
