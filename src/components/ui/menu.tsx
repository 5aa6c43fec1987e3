import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import './menu.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  /** Text at the end of the item, such as a count or a shortcut. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** `action` closes the menu. `one-of` is a radio button and `toggle` a checkbox, which leave the menu open. */
  kind: 'action' | 'one-of' | 'toggle';
  checked?: boolean;
  /** Whether the choice of a radio button closes the menu. */
  closes?: boolean;
  /** Why the item is disabled, shown below the label. */
  disabledBecause?: string;
  onSelect: () => void;
}

export interface MenuSection {
  key: string;
  label?: string;
  items: readonly MenuItem[];
}

/** The props that a menu gets from its button. */
export interface OpenMenu {
  trigger: ReactElement;
  defaultOpen: boolean;
}

interface MenuProps extends OpenMenu {
  sections: () => readonly MenuSection[];
}

const itemClasses =
  'flex min-h-[34px] cursor-default items-center gap-2.5 rounded-control px-2.5 text-cell outline-none select-none max-lg:min-h-11 coarse:min-h-11';

export function Menu({ trigger, sections, defaultOpen }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>

      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        // A long menu scrolls, so the keyboard must reach it even if no item has the focus.
        tabIndex={0}
        className="menu z-40 outline-none min-w-52 animate-menu-in overflow-y-auto rounded-tile bg-raised p-1.5 shadow-2"
      >
        {sections().map((section, index) => (
          <Fragment key={section.key}>
            {index > 0 && <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />}
            <Radix.Group>
              {section.label !== undefined && (
                <Radix.Label className="px-2.5 pt-1.5 pb-1 text-caption font-medium text-text-3">
                  {section.label}
                </Radix.Label>
              )}
              {section.items.map((item) => (
                <MenuItemView key={item.key} item={item} />
              ))}
            </Radix.Group>
          </Fragment>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function MenuItemView({ item }: { item: MenuItem }) {
  const {
    label,
    hint,
    icon,
    kind,
    checked = false,
    closes = false,
    disabledBecause,
    onSelect,
  } = item;
  const content = (
    <>
      {kind === 'action' ? (
        icon
      ) : (
        <span aria-hidden className="inline-flex w-4 text-accent-ink">
          {checked && <Check strokeWidth={2} />}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {label}
        {disabledBecause !== undefined && (
          <span className="block max-w-64 text-caption text-text-3">{disabledBecause}</span>
        )}
      </span>
      {hint !== undefined && <span className="text-caption text-text-3 tabular-nums">{hint}</span>}
    </>
  );
  const shared = {
    disabled: disabledBecause !== undefined,
    className: clsx(itemClasses, disabledBecause !== undefined && 'text-text-3'),
  };
  if (kind === 'action') {
    return (
      <Radix.Item {...shared} onSelect={onSelect}>
        {content}
      </Radix.Item>
    );
  }
  return (
    <Radix.CheckboxItem
      {...shared}
      role={kind === 'one-of' ? 'menuitemradio' : 'menuitemcheckbox'}
      checked={checked}
      onSelect={(event) => {
        // Without the default, the menu stays open, so that the administrator can change several items.
        if (!closes) event.preventDefault();
        onSelect();
      }}
    >
      {content}
    </Radix.CheckboxItem>
  );
}
