import { clientList } from '../../../domain/lists/clients.ts';
import { clientsHostList } from '../../api/clients.ts';
import { listPage } from '../../components/page/list-page.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { clients } from '../../components/people-list/person-kinds.ts';

export const { Page: ClientsPage, load: loadClients } = listPage({
  title: 'Clients',
  subtitle: 'All registered clients',
  list: clientList,
  source: clientsHostList,
  Table: (props) => <PeopleList kind={clients} {...props} />,
});
