import { Bookmark, BookmarkPlus } from 'lucide-react';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { MenuSection } from '../ui/menu.tsx';
import { useViews } from './use-views.ts';

const dialog = lateComponent(() => import('./views-dialog.tsx'), 'ViewsDialog');

/** The dialog of the saved views, and the function that opens it. */
export function useViewsDialog() {
  const [isOpen, open, close] = useOpened<true>(dialog);
  return {
    openDialog: () => open(true),
    preload: dialog.preload,
    dialog: isOpen && <dialog.View onClose={close} />,
  };
}

/** Returns the saved views of the page as a section of a menu, and the dialog that the section opens. */
export function useViewSection(isWanted: boolean) {
  const { whyNot, views = [], open } = useViews();
  const { openDialog, dialog } = useViewsDialog();
  const section: MenuSection = {
    key: 'views',
    label: 'Saved views',
    items: [
      ...views.map((view) => ({
        key: view.id,
        label: view.name,
        icon: <Bookmark className="text-text-3" />,
        kind: 'action' as const,
        onSelect: () => open(view),
      })),
      {
        key: 'views',
        label: views.length === 0 ? 'Save this view…' : 'Save, rename or delete…',
        icon: <BookmarkPlus className="text-text-3" />,
        kind: 'action',
        onSelect: openDialog,
      },
    ],
  };
  return { sections: isWanted && whyNot === undefined ? [section] : [], dialog };
}
