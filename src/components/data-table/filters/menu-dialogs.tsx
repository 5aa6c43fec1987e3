import { ViewsDialog } from '../../saved-views/views-dialog.tsx';
import { FiltersDialog, type FiltersDialogProps } from './filters-dialog.tsx';

/** The dialogs that the menu of filters opens. */
export function MenuDialogs({
  dialog,
  ...filters
}: FiltersDialogProps & { dialog: 'filters' | 'views' }) {
  return dialog === 'filters' ? (
    <FiltersDialog {...filters} />
  ) : (
    <ViewsDialog onClose={filters.onClose} />
  );
}
