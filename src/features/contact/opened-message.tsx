import type { ContactMessage } from '../../api/contact.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { useOpenedRow } from '../../components/record-panel/use-opened-row.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { idOf } from '../../lib/values/ids.ts';
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
      read={read}
      neighbours={neighbours}
      rowIndex={props.pageRows.findIndex(({ id }) => id === openId)}
      onOpen={(id) => onOpen(id, id === undefined ? id : pageOf(id))}
      draftStore={replyDraftStore(administrator, openId)}
    />
  );
}
