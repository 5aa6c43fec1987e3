import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import type { LoadState } from '../../api/lists/use-read.ts';
import { ApiError } from '../../api/transport/api-error.ts';
import { badRequestIn } from '../../lib/url/bad-request.ts';
import { ExitLinks } from '../page/exit-links.tsx';
import { PageBadRequest } from '../page/page-bad-request.tsx';
import { PageError } from '../page/page-error.tsx';
import { PageMessage } from '../page/page-message.tsx';
import { PageNotFound } from '../page/page-not-found.tsx';
import type { PersonKind } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';

/** Returns the error with which the host refused to show the person, or undefined. */
export function refusalOf({ data, error }: LoadState<unknown>): ApiError | undefined {
  return data === undefined && error instanceof ApiError && [400, 404, 405].includes(error.status)
    ? error
    : undefined;
}

interface PersonRefusalProps {
  kind: PersonKind;
  id: string;
  refusal: ApiError;
}

/** The page for a person that the host does not have or refuses to show. */
export function PersonRefusal({ kind, id, refusal }: PersonRefusalProps) {
  const link = <ListLink kind={kind} />;
  if (refusal.status === 404) {
    return <PageNotFound sentence={`There is no ${kind.word} with the id ${id}.`} link={link} />;
  }
  if (refusal.status === 400) return <PageBadRequest sentence={refusal.message} link={link} />;
  return (
    <PageMessage
      title="Method not allowed"
      sentence={refusal.message}
      actions={<ExitLinks main={link} />}
    />
  );
}

/** The error page of a route about a person. An address without a usable id gets the link to the list. */
export function PersonError({ kind, ...props }: ErrorComponentProps & { kind: PersonKind }) {
  const badRequest = badRequestIn(props.error);
  if (badRequest === undefined) return <PageError {...props} />;
  return <PageBadRequest sentence={badRequest.message} link={<ListLink kind={kind} />} />;
}

function ListLink({ kind }: { kind: PersonKind }) {
  return (
    <Link {...kind.toList()} className={buttonClass('primary')}>
      Go to {kind.many}
    </Link>
  );
}
