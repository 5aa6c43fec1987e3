import { cloneElement, lazy, type ReactElement, Suspense } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import type { MenuProps } from './menu.tsx';

const load = () => import('./menu.tsx').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

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

/** A button with a menu that is loaded when somebody first reaches for it. */
export function MenuButton({ trigger, sections, ...menu }: MenuButtonProps) {
  const [wanted, want] = useOpened<true>();
  return (
    <Suspense>
      {wanted ? (
        <Menu {...menu} sections={sections()} trigger={trigger} defaultOpen />
      ) : (
        cloneElement(trigger, {
          onClick: () => want(true),
          onPointerEnter: () => void load(),
          onFocus: () => void load(),
          'aria-haspopup': 'menu',
          'aria-expanded': false,
        })
      )}
    </Suspense>
  );
}
