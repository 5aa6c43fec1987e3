import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, LogOut, Settings, UserRound } from 'lucide-react';
import { useWhyNotOffered } from '../../../components/host-action/use-is-offered.ts';
import { Menu, type OpenMenu } from '../../../components/ui/menu.tsx';
import { toggleMasks, useMasks } from '../../../lib/browser/privacy/masks.ts';
import { shutterKey, toggleShutter, useShutter } from '../../../lib/browser/privacy/shutter.ts';
import { ownAccount, settings } from './all-pages.ts';

interface AccountMenuProps extends OpenMenu {
  role: string;
  /** '' if the e-mail address is not known. */
  email: string;
  onSignOut: () => void;
}

/** The menu of the account: My shift, the privacy switches, Settings, Your account, and Sign Out. */
export function AccountMenu({ role, email, onSignOut, ...menu }: AccountMenuProps) {
  const navigate = useNavigate();
  const isBlurred = useShutter();
  const isMasked = useMasks();
  const whyNoShift = useWhyNotOffered('listAuditEntries');
  return (
    <Menu
      {...menu}
      sections={() => [
        {
          key: 'own',
          label: email === '' ? role : `${role} · ${email}`,
          items: [
            {
              key: 'shift',
              label: 'My shift',
              kind: 'action',
              icon: <ClipboardList className="text-text-3" />,
              ...(whyNoShift !== undefined && { disabledBecause: whyNoShift }),
              onSelect: () => void navigate({ to: '/admin/shift' }),
            },
            {
              key: 'shutter',
              label: 'Blur amounts and names',
              hint: shutterKey,
              kind: 'toggle',
              checked: isBlurred,
              onSelect: toggleShutter,
            },
            {
              key: 'masks',
              label: 'Mask phones and e-mails',
              kind: 'toggle',
              checked: isMasked,
              onSelect: toggleMasks,
            },
          ],
        },
        {
          key: 'account',
          items: [
            {
              key: 'settings',
              label: settings.label,
              kind: 'action',
              icon: <Settings className="text-text-3" />,
              onSelect: () => void navigate({ to: settings.to }),
            },
            {
              key: 'own-account',
              label: ownAccount.label,
              kind: 'action',
              icon: <UserRound className="text-text-3" />,
              onSelect: () => void navigate({ to: settings.to, hash: ownAccount.hash }),
            },
            {
              key: 'sign-out',
              label: 'Sign Out',
              kind: 'action',
              icon: <LogOut className="text-text-3" />,
              onSelect: onSignOut,
            },
          ],
        },
      ]}
    />
  );
}
