import { Briefcase, Hammer, WalletMinimal } from 'lucide-react';
import type { ClientDetail } from '../../api/client-detail.ts';
import { StatCards } from '../../components/figures/stat-card.tsx';

/** The totals of a client's payments and jobs; empty cards while they load. */
export function ClientFigures({ client }: { client: ClientDetail | undefined }) {
  return (
    <StatCards
      cards={[
        {
          label: 'Client Total Payment',
          icon: WalletMinimal,
          dye: 'indigo',
          value: client && { money: client.total_payment },
        },
        {
          label: 'Client Total Artisans',
          icon: Hammer,
          dye: 'palm',
          value: client && { count: client.total_artisan },
        },
        {
          label: 'Total Jobs',
          icon: Briefcase,
          dye: 'bronze',
          value: client && { count: client.total_jobs },
        },
      ]}
    />
  );
}
