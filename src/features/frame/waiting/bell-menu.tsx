import { useNavigate } from '@tanstack/react-router';
import { HandCoins, Mail, PieChart } from 'lucide-react';
import { Menu, type MenuItem, type OpenMenu } from '../../../components/ui/menu.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import { waitedText } from '../../../lib/values/ago.ts';
import type { QueueName } from '../menu/navigation.ts';
import type { Notices } from './waiting.ts';

const queues = {
  withdrawals: { to: '/admin/dashboard/withdrawrequest', icon: HandCoins },
  partPayments: { to: '/admin/dashboard/pending/part-payments', icon: PieChart },
  messages: { to: '/admin/dashboard/contactforms', icon: Mail },
} as const satisfies Record<QueueName, unknown>;

type BellMenuProps = OpenMenu & Pick<Notices, 'filled' | 'areAllLoaded'>;

const nothing: MenuItem = {
  key: 'none',
  kind: 'action',
  label: 'Nothing waits for you',
  disabledBecause: 'New requests and messages show up here',
  onSelect: () => undefined,
};

const incomplete: MenuItem = {
  key: 'incomplete',
  kind: 'action',
  label: 'Not everything is loaded',
  disabledBecause: 'More may wait for you',
  onSelect: () => undefined,
};

/** The open menu of the bell: the count of each queue with waiting rows, and the age of its oldest row. */
export function BellMenu({ filled, areAllLoaded, ...menu }: BellMenuProps) {
  const navigate = useNavigate();
  const now = useNow(60_000);
  const items = filled.map(({ name, text, oldest }): MenuItem => {
    const { to, icon: Icon } = queues[name];
    return {
      key: name,
      kind: 'action',
      label: text,
      icon: <Icon className="text-text-3" />,
      ...(oldest !== null && { hint: `oldest ${waitedText(oldest, now)}` }),
      onSelect: () => void navigate({ to }),
    };
  });
  if (!areAllLoaded) items.push(incomplete);
  return (
    <Menu
      {...menu}
      sections={() => [
        {
          key: 'waiting',
          label: 'Waiting for you',
          items: items.length === 0 ? [nothing] : items,
        },
      ]}
    />
  );
}
