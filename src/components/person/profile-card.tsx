import { ChevronDown, Mail, MapPin, Phone, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LatestTransaction } from '../../api/parse/latest-transaction.ts';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import type { ContactOwner } from '../contact-field/contact.ts';
import { ContactDetail } from '../contact-field/contact-text.tsx';
import { nameOf } from '../people-list/people-columns.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateText } from '../ui/date-text.tsx';
import type { MenuItem } from '../ui/menu.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { Money } from '../ui/money.tsx';
import { Motif } from '../ui/motif.tsx';
import { StatusPill } from '../ui/status-pill.tsx';

const bannerMotifs = ['mat', 'star', 'rings', 'saw', 'leaf', 'water', 'sun', 'moon'] as const;

interface ProfileCardProps {
  /** The owner of the contact details: this person. */
  owner: ContactOwner;
  user: Record<'first_name' | 'last_name' | 'email' | 'phone_number', string | null>;
  picture: string | null;
  /** Undefined for a client, who has no status; null if the host does not send it. */
  status?: string | null;
  /** The text below the name: the trade of an artisan, or the username of a client. */
  subtitle: string | null;
  address: { label: string; value: ReactNode };
  latest: LatestTransaction;
  menuItems: readonly MenuItem[];
  /** Links that replace the menu on wide screens. */
  links?: ReactNode;
}

/** The card at the top of a person's profile: picture, name, contact details and latest transaction. */
export function ProfileCard(props: ProfileCardProps) {
  const { owner, user, picture, subtitle, address, latest, menuItems, links } = props;
  const isWide = useMedia(roomForTable);
  const name = nameOf(user);
  const email = <ContactDetail field="email" value={user.email} owner={owner} />;
  const phone = <ContactDetail field="phone" value={user.phone_number} owner={owner} />;
  const facts = [
    { label: 'Email', icon: Mail, value: email },
    { label: 'Phone number', icon: Phone, value: phone },
    { ...address, icon: MapPin },
    { label: 'Latest transaction', icon: ReceiptText, value: <Latest {...latest} /> },
  ];
  const menu = (
    <MenuButton
      sections={() => [{ key: 'more', items: menuItems }]}
      trigger={
        <Button className={isWide ? undefined : 'w-full'}>
          View More Details
          <ChevronDown />
        </Button>
      }
    />
  );
  return (
    <Card aria-label="Profile" className="mb-5 overflow-hidden">
      <div
        aria-hidden
        className="flex h-[76px] items-center justify-around overflow-hidden bg-dye-indigo text-white/20 print:hidden"
      >
        {[...bannerMotifs, ...bannerMotifs].map((motif, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row of motifs never changes
          <Motif key={index} name={motif} className="size-[60px] shrink-0" />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-[18px] gap-y-3 px-5 pb-4">
        <span className="-mt-[34px] rounded-full print:mt-4 bg-surface p-1">
          <Avatar name={name} picture={picture} className="size-20 text-title" />
        </span>
        <div className="min-w-0 flex-1 basis-52 pt-3">
          <p
            data-private
            className="flex flex-wrap items-center gap-2.5 text-[1.1875rem] leading-6 font-bold"
          >
            {name ?? 'NIL'}
            {props.status !== undefined && <StatusPill status={props.status} />}
          </p>
          <p data-private className="text-body text-text-2">
            {subtitle ?? 'NIL'}
          </p>
        </div>
        {isWide ? <div className="flex flex-wrap gap-2.5 pt-3">{links ?? menu}</div> : menu}
      </div>
      <dl className="grid border-line border-t *:border-line max-sm:*:not-first:border-t sm:max-xl:*:even:border-l sm:max-xl:*:nth-[n+3]:border-t sm:grid-cols-2 xl:grid-cols-4 xl:*:not-first:border-l">
        {facts.map(({ label, icon: Icon, value }) => (
          <div key={label} className="relative min-w-0 py-3.5 pr-5 pl-[49px]">
            <dt className="text-caption text-text-3">
              <Icon size={17} className="absolute top-4 left-5 text-text-3" />
              {label}
            </dt>
            <dd className="text-cell font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The amount and the day of the latest transaction. If the host does not send one of them, it is left out. */
function Latest({ amount, date }: LatestTransaction) {
  if (amount === null && date === null) return 'NIL';
  return (
    <>
      {amount !== null && <Money amount={amount} />}
      {amount !== null && date !== null && <span> · </span>}
      {date !== null && <DateText value={date} />}
    </>
  );
}
