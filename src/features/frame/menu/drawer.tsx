import { Link, useLocation } from '@tanstack/react-router';
import { AtSign, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Logo } from '../../../components/brand/logo.tsx';
import { ThemeButton } from '../../../components/brand/theme-button.tsx';
import { useWhyNotOffered } from '../../../components/host-action/use-is-offered.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { SidePanel } from '../../../components/ui/side-panel.tsx';
import { toggleMasks, useMasks } from '../../../lib/browser/privacy/masks.ts';
import { toggleShutter, useShutter } from '../../../lib/browser/privacy/shutter.ts';
import type { Administrator } from '../../../lib/browser/storage/stored-administrator.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import { settings } from './all-pages.ts';
import { type MenuContent, NavMenu } from './nav-menu.tsx';

interface DrawerProps {
  account: Administrator;
  menu: MenuContent;
  onClose: () => void;
}

/** The navigation menu of small screens. It closes when another page opens. */
export function Drawer({ account, menu, onClose }: DrawerProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOn.current) onClose();
  }, [pathname, onClose]);
  const isBlurred = useShutter();
  const isMasked = useMasks();
  const whyNoShift = useWhyNotOffered('listAuditEntries');
  const role = account.role === null ? 'Administrator' : formatStatus(account.role);
  return (
    <SidePanel side="left" title={<Logo />} onClose={onClose}>
      <div className="flex-1 overflow-y-auto px-3 py-2">
        <NavMenu {...menu} more={[settings]} large />
      </div>
      {/* In a narrow panel the buttons wrap to a line below the account. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-5 py-3.5">
        <Avatar name={role} className="size-10 text-body" />
        <div className="min-w-0 flex-1 basis-36">
          <p className="text-body font-bold">{role}</p>
          <p data-private className="truncate text-caption text-text-3">
            {account.email}
          </p>
        </div>
        <div className="flex flex-wrap items-center">
          {whyNoShift === undefined ? (
            <Link to="/admin/shift" className={buttonClass('secondary')}>
              My shift
            </Link>
          ) : (
            <Button disabledBecause={whyNoShift}>My shift</Button>
          )}
          <IconButton
            label="Mask phones and e-mails"
            aria-pressed={isMasked}
            icon={<AtSign size={18} />}
            onClick={toggleMasks}
          />
          <IconButton
            label="Blur amounts and names"
            aria-pressed={isBlurred}
            icon={<EyeOff size={18} />}
            onClick={toggleShutter}
          />
          <ThemeButton />
        </div>
      </div>
    </SidePanel>
  );
}
