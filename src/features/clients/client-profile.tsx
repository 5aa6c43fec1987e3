import { useNavigate } from '@tanstack/react-router';
import {
  Briefcase,
  Hammer,
  IdCard,
  Mail,
  MapPin,
  Phone,
  ReceiptText,
  Star,
  WalletMinimal,
} from 'lucide-react';
import { formatLocation, fullName } from '../../../domain/person.ts';
import type { ClientDetail } from '../../api/client-detail.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { ContactDetail } from '../../components/contact-field/contact-detail.tsx';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { LatestTransactionText } from '../../components/person/latest-transaction.tsx';
import { PersonPanel } from '../../components/person/person-panel.tsx';
import { ProfileCard } from '../../components/person/profile-card.tsx';
import type { MenuItem } from '../../components/ui/menu.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { PersonSearch } from '../../lib/url/person-search.ts';

const reviews = lateComponent(() =>
  import('./client-reviews.tsx').then(({ ClientReviews }) => ClientReviews),
);

export const clientName = (detail: ClientDetail | undefined) => {
  const user = detail?.client_data.client.user;
  return user === undefined ? null : fullName(user.first_name, user.last_name);
};

interface ClientProfileProps {
  /** The search params of the pages about the client. */
  search: PersonSearch<'clientId'>;
  detail: LoadState<ClientDetail>;
}

/** The client, and the totals of the client's payments and jobs. */
export function ClientProfile({ search, detail }: ClientProfileProps) {
  return (
    <PersonPanel
      what="Client Profile"
      detail={detail}
      loading={<ClientFigures client={undefined} />}
    >
      {(client) => (
        <>
          <ClientCard search={search} detail={client} />
          <ClientFigures client={client} />
        </>
      )}
    </PersonPanel>
  );
}

interface ClientCardProps extends Pick<ClientProfileProps, 'search'> {
  detail: ClientDetail;
}

function ClientCard({ search, detail }: ClientCardProps) {
  const [isReading, openReviews, closeReviews] = useOpened<true>(reviews);
  const items = useClientMenu(search, () => openReviews(true));
  const { client } = detail.client_data;
  const { user } = client;
  const owner = { kind: 'client', id: search.clientId } as const;
  return (
    <>
      <ProfileCard
        name={clientName(detail)}
        picture={client.profile_picture}
        second={user.username}
        menuItems={items}
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
            label: 'Home address',
            icon: MapPin,
            value: (
              <>
                {client.home_address ?? 'NIL'}
                <span className="block text-text-2">{formatLocation(client)}</span>
              </>
            ),
          },
          {
            label: 'Latest transaction',
            icon: ReceiptText,
            value: <LatestTransactionText latest={detail.latest_transaction} />,
          },
        ]}
      />
      {isReading && <reviews.View clientId={search.clientId} onClose={closeReviews} />}
    </>
  );
}

function useClientMenu(search: ClientProfileProps['search'], onReviews: () => void): MenuItem[] {
  const navigate = useNavigate();
  const noReviews = useWhyNotOffered('listClientReviews');
  return [
    {
      key: 'profile',
      label: 'View Profile Details',
      icon: <IdCard />,
      kind: 'action',
      onSelect: () => void navigate({ to: '/admin/dashboard/client/client-profile', search }),
    },
    {
      key: 'reviews',
      label: 'View Ratings & Reviews',
      icon: <Star />,
      kind: 'action',
      ...(noReviews !== undefined && { disabledBecause: noReviews }),
      onSelect: onReviews,
    },
  ];
}

/** The totals of a client's payments and jobs; empty cards while they load. */
function ClientFigures({ client }: { client: ClientDetail | undefined }) {
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
