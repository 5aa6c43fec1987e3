import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Hammer, IdCard, Star, WalletMinimal } from 'lucide-react';
import { formatLocation } from '../../../domain/person.ts';
import { type ClientDetail, clientQuery } from '../../api/client-detail.ts';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { clients } from '../../components/people-list/person-kinds.ts';
import { PersonQueues } from '../../components/person/person-queues.tsx';
import { ProfileCard } from '../../components/person/profile-card.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { PersonSearch } from '../../lib/url/person-search.ts';

const reviews = lateComponent(() => import('./client-reviews.tsx'), 'ClientReviews');

/** How `PersonPage` reads a client. */
export const clientSource = {
  kind: clients,
  query: clientQuery,
  userOf: ({ client_data }: ClientDetail) => client_data.client.user,
};

interface ClientProfileProps {
  search: PersonSearch<'clientId'>;
  detail: ClientDetail;
}

/** The profile card of the client, what waits for a decision, and the totals. */
export function ClientProfile({ search, detail }: ClientProfileProps) {
  const [areReviewsOpen, openReviews, closeReviews] = useOpened<true>(reviews);
  const navigate = useNavigate();
  const whyNoReviews = useWhyNotOffered('listClientReviews');
  const { client } = detail.client_data;
  const address = (
    <>
      {client.home_address ?? 'NIL'}
      <span className="block text-text-2">{formatLocation(client)}</span>
    </>
  );
  return (
    <>
      <ProfileCard
        owner={{ kind: 'client', id: search.clientId }}
        user={client.user}
        picture={client.profile_picture}
        subtitle={client.user.username}
        address={{ label: 'Home address', value: address }}
        latest={detail.latest_transaction}
        menuItems={[
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
            ...(whyNoReviews !== undefined && { disabledBecause: whyNoReviews }),
            onSelect: () => openReviews(true),
          },
        ]}
      />
      {areReviewsOpen && <reviews.View clientId={search.clientId} onClose={closeReviews} />}
      <PersonQueues personKind="client" id={search.clientId} />
      <ClientFigures detail={detail} />
    </>
  );
}

/** The totals of a client's payments, artisans and jobs; skeletons while they load. */
export function ClientFigures({ detail }: { detail?: ClientDetail }) {
  return (
    <StatCards
      cards={[
        {
          label: 'Client Total Payment',
          icon: WalletMinimal,
          dye: 'indigo',
          value: detail && { money: detail.total_payment },
        },
        {
          label: 'Client Total Artisans',
          icon: Hammer,
          dye: 'palm',
          value: detail && { count: detail.total_artisan },
        },
        {
          label: 'Total Jobs',
          icon: Briefcase,
          dye: 'bronze',
          value: detail && { count: detail.total_jobs },
        },
      ]}
    />
  );
}
