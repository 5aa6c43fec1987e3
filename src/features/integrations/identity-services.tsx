import { CircleAlert, Fingerprint, IdCard, type LucideIcon } from 'lucide-react';
import {
  connectIdentificationMutation,
  type IdentificationMeans,
  identificationMeansQuery,
} from '../../api/identification.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { ApiError } from '../../api/transport/api-error.ts';
import { useWhyOffline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { findRow, type RowSource } from '../../lib/row-index/row-source.ts';
import { statusTone } from '../../lib/values/status.ts';

interface Service {
  name: string;
  description: string;
  icon: LucideIcon;
  /** The id of the service if the host does not list it. */
  fallbackId?: string;
}

const services: readonly Service[] = [
  {
    name: 'BVN',
    description: 'Checks an artisan’s Bank Verification Number.',
    icon: Fingerprint,
    fallbackId: '1',
  },
  {
    name: 'NIN',
    description: 'Checks an artisan’s National Identification Number.',
    icon: IdCard,
  },
];

interface ServiceState {
  /** Undefined if the service cannot be connected. */
  id: string | undefined;
  isListed: boolean;
  status: string | null;
}

/** Returns whether a word of a name begins with a prefix: for NIN, "NIN check" does and "Training" does not. */
const hasWordWithPrefix = (name: string, prefix: string) =>
  name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .some((word) => word.startsWith(prefix));

/**
 * Returns the id and the status of a service in the host's list, by its name. A service that is not listed has its
 * fallback id, unless another service has that id.
 */
function stateOf(rows: RowSource<IdentificationMeans> | undefined, service: Service): ServiceState {
  const { name, fallbackId } = service;
  const means = rows && findRow(rows, (row) => hasWordWithPrefix(row.name ?? '', name));
  if (means !== undefined) {
    return { id: means.id ?? undefined, isListed: true, status: means.status };
  }
  const isTaken = rows && findRow(rows, ({ id }) => id === fallbackId) !== undefined;
  return { id: isTaken ? undefined : fallbackId, isListed: false, status: null };
}

export function IdentityServices() {
  const read = useRead(identificationMeansQuery);
  const { data, error } = read;
  const failure = data === undefined ? error : null;
  // A service with a fallback id can be connected even if the list is unreadable.
  const isUnreadable = failure instanceof ApiError && failure.kind === 'unreadable';
  return (
    <div className="flex flex-col gap-4 xl:max-w-[880px]">
      {error !== null && (
        <Card>
          <ReadError what="Integrated Services" read={read} />
        </Card>
      )}
      {(failure === null || isUnreadable) && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {services.map((service) => (
            <li key={service.name}>
              <ServiceCard
                service={service}
                state={stateOf(data, service)}
                isUnreadable={isUnreadable}
                isLoading={data === undefined && !isUnreadable}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ServiceCardProps {
  service: Service;
  state: ServiceState;
  isUnreadable: boolean;
  isLoading: boolean;
}

function ServiceCard({ service, state, isUnreadable, isLoading }: ServiceCardProps) {
  const connect = useSingleWrite(connectIdentificationMutation);
  const whyOffline = useWhyOffline('connected');
  const { id, isListed, status } = state;
  const whyNoId = isUnreadable
    ? 'The list of services cannot be read'
    : isListed
      ? 'The host sends no id of the service'
      : 'The host lists no such service';
  // A host may connect a service and not change its status in the list.
  const isConnected = connect.isCarriedOut || statusTone(status) === 'ok';
  const Icon = service.icon;
  return (
    <Card
      aria-label={service.name}
      aria-busy={isLoading}
      tabIndex={-1}
      className="flex h-full flex-col px-5 py-4.5"
    >
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-accent-soft text-accent-ink"
        >
          <Icon size={20} />
        </span>
        <div className="min-w-0">
          <h2 className="text-card-title font-bold">{service.name}</h2>
          <p className="text-cell text-text-2">{service.description}</p>
        </div>
      </div>
      <div className="mt-auto flex min-h-[54px] items-center gap-3 pt-5">
        {isLoading ? (
          <Skeleton className="h-[34px] w-24 rounded-control" />
        ) : isConnected ? (
          <StatusPill status="Connected" />
        ) : (
          <Button
            isBusy={connect.isUnderWay}
            disabledBecause={id === undefined ? whyNoId : whyOffline}
            onClick={({ currentTarget }) => {
              if (id === undefined) return;
              // The button is disabled while the call runs, and gone after a success, so the card takes the focus.
              currentTarget.closest<HTMLElement>('section')?.focus();
              connect.send({ id });
            }}
          >
            Connect <span className="sr-only">{service.name}</span>
          </Button>
        )}
      </div>
      {connect.error !== null && !isConnected && (
        <p role="alert" className="mt-3 flex gap-2 text-cell text-bad-ink">
          <CircleAlert className="mt-0.5 shrink-0" />
          {connect.error.outcome === 'unknown'
            ? `It is not known whether ${service.name} was connected.`
            : `${service.name} is not connected.`}{' '}
          {connect.error.message}
        </p>
      )}
    </Card>
  );
}
