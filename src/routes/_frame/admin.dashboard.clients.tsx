import { createFileRoute } from '@tanstack/react-router';
import { ClientsPage, loadClients } from '../../features/clients/clients-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/clients')({
  validateSearch: listSearch<typeof import('../../../domain/lists/clients.ts').clientList>(),
  loader: loadClients,
  component: ClientsPage,
});
