import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import type { LoadState } from '../../api/lists/use-read.ts';
import { ApiError } from '../../api/transport/api-error.ts';
import { badRequestIn } from '../../lib/url/bad-request.ts';
import { PageError } from '../page/page-error.tsx';
import { UnavailablePage } from '../page/page-message.tsx';
import type { PersonKind } from '../people-list/person-kinds.ts';
import { buttonClass } from '../ui/button.tsx';

/** Returns the error if the host refused to show a person; else undefined. */
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

/** The page about a person that the host does not have or does not show. */
export function PersonRefusal({ kind, id, refusal }: PersonRefusalProps) {
  const [title, sentence] =
    refusal.status === 404
      ? ['Not found', `There is no ${kind.word} with the id ${id}.`]
      : [refusal.status === 400 ? 'Bad request' : 'Method not allowed', refusal.message];
  return (
    <UnavailablePage title={title} sentence={sentence} mainAction={<ListLink kind={kind} />} />
  );
}

/** The error page of a route about a person. If the address has no valid id, the page links to the list. */
export function PersonError({ kind, ...props }: ErrorComponentProps & { kind: PersonKind }) {
  const badRequest = badRequestIn(props.error);
  if (badRequest === undefined) return <PageError {...props} />;
  const link = <ListLink kind={kind} />;
  return <UnavailablePage title="Bad request" sentence={badRequest.message} mainAction={link} />;
}

function ListLink({ kind }: { kind: PersonKind }) {
  return (
    <Link {...kind.toList()} className={buttonClass('primary')}>
      Go to {kind.plural}
    </Link>
  );
}
