import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Fingerprint, IdCard, type LucideIcon } from 'lucide-react';
import {
  connectIdentificationMutation,
  type IdentificationMeans,
  identificationMeansQuery,
} from '../../api/identification.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import type { RowSource } from '../../lib/row-source.ts';
import { statusTone } from '../../lib/status.ts';

interface Service {
  name: string;
  words: string;
  icon: LucideIcon;
  /** The id to use where the host lists the service under no name; see product decision on BVN. */
  fallbackId?: string;
}

const services: readonly Service[] = [
  {
    name: 'BVN',
    words: 'Checks an artisan’s Bank Verification Number.',
    icon: Fingerprint,
    fallbackId: '1',
  },
  {
    name: 'NIN',
    words: 'Checks an artisan’s National Identification Number.',
    icon: IdCard,
  },
];

function findByName(rows: RowSource<IdentificationMeans>, name: string) {
  for (let index = 0; index < rows.length; index += 1) {
    const means = rows.at(index);
    if (means.name?.toUpperCase().includes(name)) return means;
  }
  return undefined;
}

/** The identity services and whether they are connected. */
export function IdentityServices() {
  const { data, error, retry, isFetching } = loadStateOf(useQuery(identificationMeansQuery));
  if (data === undefined && error !== null) {
    return (
      <Card>
        <LoadError
          what="Integrated Services"
          error={error}
          onRetry={retry}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:max-w-[880px]">
      {services.map((service) => (
        <li key={service.name}>
          <ServiceCard
            service={service}
            means={data && findByName(data, service.name)}
            isLoading={data === undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface ServiceCardProps {
  service: Service;
  means: IdentificationMeans | undefined;
  isLoading: boolean;
}

function ServiceCard({ service, means, isLoading }: ServiceCardProps) {
  const connect = useMutation(connectIdentificationMutation);
  const id = means?.id ?? service.fallbackId;
  // A host may connect a service and go on listing it as it was.
  const connected = connect.isSuccess || statusTone(means?.status ?? null) === 'ok';
  const Icon = service.icon;
  return (
    <Card aria-label={service.name} className="flex h-full flex-col px-5 py-4.5">
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-accent-soft text-accent-ink"
        >
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 className="text-card-title font-bold">{service.name}</h2>
          <p className="text-cell text-text-2">{service.words}</p>
        </div>
      </div>
      <div className="mt-auto flex min-h-[54px] items-center gap-3 pt-5">
        {isLoading ? (
          <Skeleton className="h-[34px] w-24 rounded-control" />
        ) : connected ? (
          <StatusPill status="Connected" />
        ) : (
          <Button
            busy={connect.isPending}
            disabledBecause={id === undefined ? 'The host lists no such service' : undefined}
            onClick={() => {
              if (id !== undefined && !connect.isPending) connect.mutate({ id });
            }}
          >
            Connect <span className="sr-only">{service.name}</span>
          </Button>
        )}
      </div>
      {connect.error !== null && (
        <p role="alert" className="mt-3 flex gap-2 text-cell text-bad-ink">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {service.name} is not connected. {connect.error.message}
        </p>
      )}
    </Card>
  );
}
