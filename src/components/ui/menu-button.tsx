import { cloneElement, type ReactElement } from 'react';
import { type LatePart, latePart, useOpened } from '../../lib/late-part.tsx';
import type { MenuSection, OpenMenu } from './menu.tsx';

const menu = latePart(() => import('./menu.tsx').then(({ Menu }) => Menu));

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface LateMenuButtonProps<Props extends OpenMenu> {
  trigger: ReactElement<TriggerProps>;
  /** Draws the open menu. A constant. */
  menu: LatePart<Props>;
  content: Omit<Props, keyof OpenMenu>;
}

/** A button with a menu that is loaded when the pointer or the focus first reaches the button. */
export function LateMenuButton<Props extends OpenMenu>(props: LateMenuButtonProps<Props>) {
  const { trigger, menu, content } = props;
  const [wanted, want] = useOpened<true>(menu);
  // TypeScript does not see that the two parts are the whole.
  if (wanted) return <menu.View {...({ ...content, trigger, defaultOpen: true } as Props)} />;
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
