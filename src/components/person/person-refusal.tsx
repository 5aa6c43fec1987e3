import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { ApiError } from '../../api/transport/api-error.ts';
import { ExitLinks } from '../page/exit-links.tsx';
import { PageBadRequest } from '../page/page-bad-request.tsx';
import { PageMessage } from '../page/page-message.tsx';
import { PageNotFound } from '../page/page-not-found.tsx';

/** The refusal that makes a whole page about a person pointless, or undefined. */
export function refusalOf({ data, error }: LoadState<unknown>): ApiError | undefined {
  return data === undefined && error instanceof ApiError && [400, 404, 405].includes(error.status)
    ? error
    : undefined;
}

interface PersonRefusalProps {
  refusal: ApiError;
  /** "There is no artisan with the id 7." */
  notFound: string;
  /** The way to the list of such people. */
  link: ReactNode;
}

/** A page about nobody: the host knows no such person, or does not want to say. */
export function PersonRefusal({ refusal, notFound, link }: PersonRefusalProps) {
  if (refusal.status === 404) return <PageNotFound sentence={notFound} link={link} />;
  if (refusal.status === 400) return <PageBadRequest sentence={refusal.message} link={link} />;
  return (
    <PageMessage
      title="Method not allowed"
      sentence={refusal.message}
      actions={
        <>
          {link}
          <ExitLinks />
        </>
      }
    />
  );
}
