import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, LogOut } from 'lucide-react';
import { Menu, type OpenMenu } from '../../../components/ui/menu.tsx';

interface AccountMenuProps extends OpenMenu {
  role: string;
  /** '' where it is not known. */
  email: string;
  onSignOut: () => void;
}

/** The menu of the account: its decisions of today, and the way out. */
export function AccountMenu({ role, email, onSignOut, ...menu }: AccountMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      {...menu}
      sections={() => [
        {
          key: 'account',
          label: email === '' ? role : `${role} · ${email}`,
          items: [
            {
              key: 'shift',
              label: 'My shift',
              kind: 'action',
              icon: <ClipboardList className="text-text-3" />,
              onSelect: () => void navigate({ to: '/admin/shift' }),
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
