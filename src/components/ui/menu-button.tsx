import { cloneElement, type ReactElement } from 'react';
import { type LateComponent, lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { MenuSection, OpenMenu } from './menu.tsx';

const menu = lateComponent(() => import('./menu.tsx'), 'Menu');

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LateMenuButtonProps<Content extends object> {
  trigger: ReactElement<TriggerProps>;
  /** The component of the open menu; must be the same at each render. */
  menu: LateComponent<NoInfer<Content> & OpenMenu>;
  /** The props of `menu`, without those of `OpenMenu`. */
  content: Content;
  /** Runs when the pointer or the focus reaches the button before the menu was first opened, to load data early. */
  onIntent?: () => void;
}

/** A button whose menu is a late component. */
export function LateMenuButton<Content extends object>(props: LateMenuButtonProps<Content>) {
  const { trigger, menu, content, onIntent } = props;
  const [opened, open] = useOpened<true>(menu);
  if (opened) return <menu.View {...content} trigger={trigger} defaultOpen />;
  const prepare = () => {
    menu.preload();
    onIntent?.();
  };
  return cloneElement(trigger, {
    onClick: () => open(true),
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}

interface MenuButtonProps {
  trigger: ReactElement<TriggerProps>;
  /** A function, so that no sections are made before the menu is first opened. */
  sections: () => readonly MenuSection[];
}

/** A button with a menu of sections. The code of menus is loaded late. */
export function MenuButton({ trigger, sections }: MenuButtonProps) {
  return <LateMenuButton menu={menu} content={{ sections }} trigger={trigger} />;
}
