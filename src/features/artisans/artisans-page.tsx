import { artisanList } from '../../../domain/lists/artisans.ts';
import { artisansHostList } from '../../api/artisans.ts';
import { listPage } from '../../components/page/list-page.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { artisans } from '../../components/people-list/person-kinds.ts';

export const { Page: ArtisansPage, load: loadArtisans } = listPage({
  title: 'Artisans',
  subtitle: 'All registered artisans',
  list: artisanList,
  source: artisansHostList,
  Table: (props) => <PeopleList kind={artisans} {...props} />,
});
