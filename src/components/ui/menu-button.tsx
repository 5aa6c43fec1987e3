import { cloneElement, type ReactElement } from 'react';
import { type LatePart, latePart, useOpened } from '../../lib/browser/late-part.tsx';
import type { MenuSection, OpenMenu } from './menu.tsx';

const menu = latePart(() => import('./menu.tsx').then(({ Menu }) => Menu));

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LateMenuButtonProps<Content extends object> {
  trigger: ReactElement<TriggerProps>;
  /** Draws the open menu. A constant. */
  menu: LatePart<NoInfer<Content> & OpenMenu>;
  content: Content;
}

/** A button with a menu that is loaded when the pointer or the focus first reaches the button. */
export function LateMenuButton<Content extends object>(props: LateMenuButtonProps<Content>) {
  const { trigger, menu, content } = props;
  const [wanted, want] = useOpened<true>(menu);
  if (wanted) return <menu.View {...content} trigger={trigger} defaultOpen />;
  return cloneElement(trigger, {
    onClick: () => want(true),
    onPointerEnter: menu.preload,
    onFocus: menu.preload,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}

interface MenuButtonProps {
  trigger: ReactElement<TriggerProps>;
  /** Asked once the menu is open; most never are. */
  sections: () => readonly MenuSection[];
}

/** The same with sections that are known here. */
export function MenuButton({ trigger, sections }: MenuButtonProps) {
  return <LateMenuButton menu={menu} content={{ sections }} trigger={trigger} />;
}
