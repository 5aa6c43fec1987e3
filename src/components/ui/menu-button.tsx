import { cloneElement, type ReactElement } from 'react';
import { latePart, useOpened } from '../../lib/late-part.tsx';
import type { MenuProps } from './menu.tsx';

const menu = latePart(() => import('./menu.tsx').then(({ Menu }) => Menu));

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface MenuButtonProps extends Omit<MenuProps, 'trigger' | 'sections' | 'defaultOpen'> {
  trigger: ReactElement<TriggerProps>;
  /** Asked once there is a menu to show; most are never opened. */
  sections: () => MenuProps['sections'];
}

/** A button with a menu that is loaded when the pointer or the focus first reaches the button. */
export function MenuButton({ trigger, sections, ...props }: MenuButtonProps) {
  const [wanted, want] = useOpened<true>(menu);
  if (wanted) return <menu.View {...props} sections={sections()} trigger={trigger} defaultOpen />;
  return cloneElement(trigger, {
    onClick: () => want(true),
    onPointerEnter: menu.preload,
    onFocus: menu.preload,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}
