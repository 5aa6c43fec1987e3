import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { messageList } from '../../../domain/lists/messages.ts';
import { capabilitiesQuery } from '../../api/capabilities/capabilities.ts';
import { contactMessagesHostList } from '../../api/contact.ts';
import { prefetch, prefetchList } from '../../api/lists/prefetch.ts';
import { useSetSearch } from '../../components/data-table/use-set-search.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { ContactMessages } from '../../features/contact/contact-messages.tsx';
import { readId } from '../../lib/url/search-params.ts';
import { type TableState, tableStateOf, writeTableState } from '../../lib/url/table-state.ts';
import type { ListSearch } from '../-table-search.ts';

interface OpenMessageSearch {
  /** The id of the open message. */
  message?: string | undefined;
}

export const Route = createFileRoute('/_frame/admin/dashboard/contactforms')({
  validateSearch: (
    raw: ListSearch<typeof import('../../../domain/lists/messages.ts').messageList> &
      OpenMessageSearch,
  ): OpenMessageSearch => ({
    ...raw,
    message: readId(raw.message),
  }),
  // The capabilities decide whether the host or the mail program sends a reply.
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      prefetchList(
        queryClient,
        contactMessagesHostList,
        tableStateOf(messageList, location.search),
        location,
      ),
      prefetch(queryClient, capabilitiesQuery),
    ]),
  component: ContactFormsPage,
});

function ContactFormsPage() {
  const search = Route.useSearch();
  const setSearch = useSetSearch();
  const { session } = Route.useRouteContext();
  const openMessage = useCallback(
    (message: string | undefined, tableState?: TableState) => {
      if (tableState === undefined) return setSearch({ message }, false);
      const { page, at } = writeTableState(messageList, tableState);
      setSearch({ page, at, message }, false);
    },
    [setSearch],
  );
  return (
    <>
      <PageHeader title="Contact Forms" subtitle="Messages sent from the contact form" hasViews />
      <ContactMessages
        control={useTableState(messageList, search, setSearch)}
        openId={search.message}
        onOpen={openMessage}
        administrator={session.administrator().email}
      />
    </>
  );
}
