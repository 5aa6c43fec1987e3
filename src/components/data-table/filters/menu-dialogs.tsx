import { ViewsDialog } from '../../saved-views/views-dialog.tsx';
import { FiltersDialog, type FiltersDialogProps } from './filters-dialog.tsx';

/** The dialog that the menu of filters opened: that of the filters, or that of the saved views. */
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
