import { Briefcase, HandCoins, Users, WalletMinimal } from 'lucide-react';
import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import { StatCards } from '../../components/figures/stat-card.tsx';

/** The totals of an artisan's work; empty cards while they load. */
export function ArtisanFigures({ artisan }: { artisan: ArtisanDetail | undefined }) {
  return (
    <StatCards
      cards={[
        {
          label: 'Artisan Total Revenue',
          icon: WalletMinimal,
          dye: 'indigo',
          value: artisan && { money: artisan.total_revenue },
        },
        {
          label: 'Artisan Total Withdraw',
          icon: HandCoins,
          dye: 'camwood',
          value: artisan && { money: artisan.total_withdrawal },
        },
        {
          label: 'Artisan Total Clients',
          icon: Users,
          dye: 'palm',
          value: artisan && { count: artisan.total_clients },
        },
        {
          label: 'Total Jobs',
          icon: Briefcase,
          dye: 'bronze',
          value: artisan && { count: artisan.total_jobs },
        },
      ]}
    />
  );
}
