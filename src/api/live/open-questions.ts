import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The kinds of request that a question is about. */
export type QuestionKind = 'withdrawal' | 'part-payment';

/** A question that another administrator has open. */
export interface OpenQuestion {
  kind: string;
  /** The id that the approval takes. */
  id: string;
  /** The e-mail of the administrator. */
  by: string;
}

/** The open questions of others. They are in the query cache, which a sign-out clears. */
const openQuestionsQuery = queryOptions<readonly OpenQuestion[]>({
  queryKey: ['open-questions'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Changes the list of open questions. */
export function changeOpenQuestions(
  client: QueryClient,
  change: (open: readonly OpenQuestion[]) => readonly OpenQuestion[],
): void {
  client.setQueryData(openQuestionsQuery.queryKey, (open = []) => change(open));
}

/** Returns the e-mails of the administrators who have the question about this request open. */
export function useOthersDeciding(kind: QuestionKind, id: string | null): readonly string[] {
  const { data = [] } = useQuery(openQuestionsQuery);
  return data.filter((one) => one.kind === kind && one.id === id).map(({ by }) => by);
}
