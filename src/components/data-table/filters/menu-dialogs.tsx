import { ViewsDialog } from '../../saved-views/views-dialog.tsx';
import { FiltersDialog, type FiltersDialogProps } from './filters-dialog.tsx';

/** The dialogs that the menu of filters opens. */
export function MenuDialogs({
  what,
  ...filters
}: FiltersDialogProps & { what: 'filters' | 'views' }) {
  return what === 'filters' ? (
    <FiltersDialog {...filters} />
  ) : (
    <ViewsDialog onClose={filters.onClose} />
  );
}
