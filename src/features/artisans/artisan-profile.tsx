import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import {
  Briefcase,
  GalleryVerticalEnd,
  HandCoins,
  IdCard,
  Mail,
  MapPin,
  Phone,
  ReceiptText,
  Users,
  WalletMinimal,
} from 'lucide-react';
import { formatLocation, fullName } from '../../../domain/person.ts';
import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { ContactDetail } from '../../components/contact-field/contact-detail.tsx';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { LatestTransactionText } from '../../components/person/latest-transaction.tsx';
import { PersonPanel } from '../../components/person/person-panel.tsx';
import { ProfileCard } from '../../components/person/profile-card.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import type { PersonSearch } from '../../lib/url/person-search.ts';

export const artisanName = (detail: ArtisanDetail | undefined) => {
  const user = detail?.tradesman_data.tradesman.user;
  return user === undefined ? null : fullName(user.first_name, user.last_name);
};

interface ArtisanProfileProps {
  /** The search params of the pages about the artisan. */
  search: PersonSearch<'artisanId'>;
  detail: LoadState<ArtisanDetail>;
}

/** The artisan, and the totals of the artisan's work. */
export function ArtisanProfile({ search, detail }: ArtisanProfileProps) {
  return (
    <PersonPanel
      what="Artisan Profile"
      detail={detail}
      loading={<ArtisanFigures artisan={undefined} />}
    >
      {(artisan) => (
        <>
          <ArtisanCard search={search} artisan={artisan} />
          <ArtisanFigures artisan={artisan} />
        </>
      )}
    </PersonPanel>
  );
}

interface ArtisanCardProps extends Pick<ArtisanProfileProps, 'search'> {
  artisan: ArtisanDetail;
}

function ArtisanCard({ search, artisan }: ArtisanCardProps) {
  const navigate = useNavigate();
  const { tradesman } = artisan.tradesman_data;
  const { user } = tradesman;
  const owner = { kind: 'artisan', id: search.artisanId } as const;
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
    <ProfileCard
      name={artisanName(artisan)}
      picture={tradesman.profile_picture}
      status={tradesman.status}
      second={tradesman.trade.trade_name}
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
      facts={[
        {
          label: 'Email',
          icon: Mail,
          value: <ContactDetail field="email" value={user.email} owner={owner} />,
        },
        {
          label: 'Phone number',
          icon: Phone,
          value: <ContactDetail field="phone" value={user.phone_number} owner={owner} />,
        },
        {
          label: 'Address',
          icon: MapPin,
          value: formatLocation(tradesman, ['ward', 'state', 'lga']),
        },
        {
          label: 'Latest transaction',
          icon: ReceiptText,
          value: <LatestTransactionText latest={artisan.latest_transaction} />,
        },
      ]}
    />
  );
}

/** The totals of an artisan's work; empty cards while they load. */
function ArtisanFigures({ artisan }: { artisan: ArtisanDetail | undefined }) {
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
