import { createFileRoute } from '@tanstack/react-router';
import { ArtisansPage, loadArtisans } from '../../features/artisans/artisans-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/dashboard/artisans')({
  validateSearch: listSearch<'artisans'>(),
  loader: loadArtisans,
  component: ArtisansPage,
});
