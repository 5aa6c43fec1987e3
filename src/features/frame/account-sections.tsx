import { LogOut } from 'lucide-react';
import type { Administrator } from '../../api/session.ts';
import { Menu, type OpenMenu } from '../../components/ui/menu.tsx';
import { turnMasks, useMasks } from '../../lib/browser/privacy/masks.ts';
import { shutterKey, turnShutter, useShutter } from '../../lib/browser/privacy/shutter.ts';

interface AccountSectionsProps extends OpenMenu {
  account: Administrator;
  role: string;
  onSignOut: () => void;
}

/** The open menu of the account. */
export function AccountSections({ account, role, onSignOut, ...opened }: AccountSectionsProps) {
  const isClosed = useShutter();
  const isMasked = useMasks();
  return (
    <Menu
      {...opened}
      sections={() => [
        {
          key: 'privacy',
          label: account.email === '' ? role : `${role} · ${account.email}`,
          items: [
            {
              key: 'shutter',
              label: 'Blur amounts and names',
              hint: shutterKey,
              kind: 'toggle',
              checked: isClosed,
              onSelect: turnShutter,
            },
            {
              key: 'masks',
              label: 'Mask phones and e-mails',
              kind: 'toggle',
              checked: isMasked,
              onSelect: turnMasks,
            },
          ],
        },
        {
          key: 'account',
          items: [
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
