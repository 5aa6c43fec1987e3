import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import {
  Briefcase,
  GalleryVerticalEnd,
  HandCoins,
  IdCard,
  Users,
  WalletMinimal,
} from 'lucide-react';
import { formatLocation } from '../../../domain/person.ts';
import { type ArtisanDetail, artisanQuery } from '../../api/artisan-detail.ts';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { artisans } from '../../components/people-list/person-kinds.ts';
import { PersonQueues } from '../../components/person/person-queues.tsx';
import { ProfileCard } from '../../components/person/profile-card.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import type { PersonSearch } from '../../lib/url/person-search.ts';

/** How `PersonPage` reads an artisan. */
export const artisanSource = {
  kind: artisans,
  query: artisanQuery,
  userOf: ({ tradesman_data }: ArtisanDetail) => tradesman_data.tradesman.user,
};

interface ArtisanProfileProps {
  search: PersonSearch<'artisanId'>;
  artisan: ArtisanDetail;
}

/** The profile card of the artisan, what waits for a decision, and the totals. */
export function ArtisanProfile({ search, artisan }: ArtisanProfileProps) {
  const navigate = useNavigate();
  const { tradesman } = artisan.tradesman_data;
  const pages = [
    {
      label: 'View profile details',
      icon: <IdCard />,
      link: linkOptions({ to: '/admin/dashboard/artisan/artisan-profile', search }),
    },
    {
      label: 'View portfolio details',
      icon: <GalleryVerticalEnd />,
      link: linkOptions({ to: '/admin/dashboard/artisan/artisan-portfolio', search }),
    },
  ];
  return (
    <>
      <ProfileCard
        owner={{ kind: 'artisan', id: search.artisanId }}
        user={tradesman.user}
        picture={tradesman.profile_picture}
        status={tradesman.status}
        subtitle={tradesman.trade.trade_name}
        address={{ label: 'Address', value: formatLocation(tradesman, ['ward', 'state', 'lga']) }}
        latest={artisan.latest_transaction}
        links={pages.map(({ label, icon, link }) => (
          <Link key={label} {...link} className={buttonClass()}>
            {icon}
            {label}
          </Link>
        ))}
        menuItems={pages.map(({ label, icon, link }) => ({
          key: label,
          label,
          icon,
          kind: 'action',
          onSelect: () => void navigate(link),
        }))}
      />
      <PersonQueues personKind="artisan" id={search.artisanId} />
      <ArtisanFigures artisan={artisan} />
    </>
  );
}

/** The totals of an artisan's money, clients and jobs; skeletons without `artisan`, while it loads. */
export function ArtisanFigures({ artisan }: { artisan?: ArtisanDetail }) {
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
