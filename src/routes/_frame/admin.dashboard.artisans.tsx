import { createFileRoute } from '@tanstack/react-router';
import { ArtisansPage, loadArtisans } from '../../features/artisans/artisans-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisans')({
  validateSearch: listSearch<typeof import('../../../domain/lists/artisans.ts').artisanList>(),
  loader: loadArtisans,
  component: ArtisansPage,
});
