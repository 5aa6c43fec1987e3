import type { ContactMessage } from '../../api/contact.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { AllOfList } from '../../components/record-panel/record-panel.tsx';
import { useOpenedRow } from '../../components/record-panel/use-opened-row.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { idOf } from '../../lib/values/ids.ts';
import { MessageSkeleton } from './message-text.tsx';
import { replyDraftStore } from './reply/reply-draft.ts';

const panel = lateComponent(() =>
  import('./message-panel.tsx').then(({ MessagePanel }) => MessagePanel),
);

interface OpenedMessageProps {
  openId: string;
  /** The whole list; undefined until it is loaded. Until then the host may search it. */
  all: RowSource<ContactMessage> | undefined;
  /** The rows on the page of the table. */
  pageRows: readonly ContactMessage[];
  /** The rows that match the search and the filters of the table. */
  matches: Matches<ContactMessage>;
  /** Whether the matches belong to an earlier search or filter. */
  isEarlier: boolean;
  /** The search of the host, if the whole list is not loaded; else null. */
  search: HostSearch<ContactMessage> | null;
  state: TableState;
  /** Opens another message, and the page of the table that has it; undefined closes the panel. */
  onOpen: (id: string | undefined, tableState?: TableState) => void;
  /** The administrator's e-mail address. Unsent replies are stored for each administrator. */
  administrator: string;
}

/** The panel of the message in the address. The panel stays open when the whole list replaces the host's page. */
export function OpenedMessage(props: OpenedMessageProps) {
  const { openId, onOpen, administrator } = props;
  const isLoaded = useLoaded(panel, true);
  const { read, neighbours, pageOf } = useOpenedRow({ ...props, idOf });
  if (!isLoaded) return null;
  return (
    <panel.View
      openId={openId}
      message={read.data ?? undefined}
      missing={<MissingMessage id={openId} read={read} />}
      neighbours={neighbours}
      rowIndex={props.pageRows.findIndex(({ id }) => id === openId)}
      onOpen={(id) => onOpen(id, id === undefined ? id : pageOf(id))}
      draftStore={replyDraftStore(administrator, openId)}
    />
  );
}

/** The content of the panel while the message loads, after a failure, and if the list does not have the message. */
function MissingMessage({ id, read }: { id: string; read: LoadState<unknown> }) {
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
