import { formatLocation } from '../../../domain/person.ts';
import type { ClientDetail, FindArtisan } from '../../api/client-detail.ts';
import { ContactDetail } from '../../components/contact-field/contact-text.tsx';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { ReadOnlyField, ReadOnlyForm } from '../../components/person/read-only-form.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Money } from '../../components/ui/money.tsx';

interface ClientDetailsProps {
  clientId: string;
  detail: ClientDetail;
}

/** The details that the client entered, and the artisans that the client is looking for. */
export function ClientDetails({ clientId, detail }: ClientDetailsProps) {
  const { client } = detail.client_data;
  const { user } = client;
  const owner = { kind: 'client', id: clientId } as const;
  return (
    <>
      <Card aria-label="Profile details" className="mb-4 max-w-[880px]">
        <div className="px-5 pt-5 pb-2">
          <Avatar
            name={nameOf(user)}
            picture={client.profile_picture}
            className="size-[84px] text-title"
          />
        </div>
        <ReadOnlyForm>
          <ReadOnlyField label="First name">{user.first_name}</ReadOnlyField>
          <ReadOnlyField label="Last name">{user.last_name}</ReadOnlyField>
          <ReadOnlyField label="Email">
            <ContactDetail field="email" value={user.email} owner={owner} />
          </ReadOnlyField>
          <ReadOnlyField label="Username">{user.username}</ReadOnlyField>
          <ReadOnlyField label="Home address">{client.home_address}</ReadOnlyField>
          <ReadOnlyField label="Ward, LGA, State">{formatLocation(client)}</ReadOnlyField>
          <ReadOnlyField label="Phone number">
            <ContactDetail field="phone" value={user.phone_number} owner={owner} />
          </ReadOnlyField>
        </ReadOnlyForm>
      </Card>
      <WantedArtisans entries={client.findartisans} />
    </>
  );
}

function WantedArtisans({ entries }: { entries: readonly FindArtisan[] }) {
  return (
    <Card aria-labelledby="my-profile" className="max-w-[880px] px-5 py-4.5">
      <h2 id="my-profile" className="mb-2 text-card-title font-bold">
        My Profile
      </h2>
      {entries.length === 0 && <p className="text-body text-text-2">No Records Here!</p>}
      <ul className="*:border-line *:not-first:border-t">
        {entries.map((entry, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
            key={index}
            data-tip={entry.scope_2}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-cell"
          >
            <span className="min-w-0">
              <span className="block text-body font-strong">{entry.trade.trade_name ?? 'NIL'}</span>
              <span className="block text-text-2">
                {entry.trade.category.category_name ?? 'NIL'}
              </span>
              {/* The words of the tooltip, for touch screens and screen readers. */}
              <span className="block text-caption text-text-3 fine:sr-only">
                {entry.scope_2 ?? 'NIL'}
              </span>
            </span>
            <span className="font-strong">
              <Money amount={entry.budget_min} /> – <Money amount={entry.budget_max} />{' '}
              <span className="font-normal text-text-2">per hour</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
