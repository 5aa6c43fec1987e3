/** The additions that a host may make to the calls of lists. */
import { artisanList } from '../../domain/lists/artisans.ts';
import { clientList } from '../../domain/lists/clients.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { type FilterKind, type List, sharedColumns } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';

/** The lists that take parameters (`x-list`), by operationId. */
const lists: Readonly<Record<string, Pick<List, 'columns'>>> = {
  listArtisans: artisanList,
  listClients: clientList,
  listJobs: jobList,
  listTransactions: transactionList,
  listApprovedWithdrawals: withdrawalHistoryList,
  listPaidPartPayments: paidPartPaymentList,
  listContactMessages: messageList,
};

const filterSchemas: Readonly<Record<FilterKind, string>> = {
  choices: 'Choices',
  days: 'DayRange',
  amounts: 'AmountRange',
  absolute: 'AmountRange',
  phones: 'PhoneDigits',
  id: 'RowId',
};

/** The parameters of every list, besides its search words and filters. */
const parameters = [
  'SortColumn',
  'Direction',
  'PageSize',
  'PageNumber',
  'RowCursor',
  'End',
  'LeaveOut',
  'WithChoices',
  'ShownColumns',
  'Masked',
  'Format',
];

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Returns the name of the schema of a list's sums; undefined for a list without sums. */
function sumsSchemaOf({ columns }: Pick<List, 'columns'>): string | undefined {
  const names = Object.values(columns).find(({ sums }) => sums !== undefined)?.sums;
  if (names === undefined) return undefined;
  return names.includes('paid_in') ? 'SumsOfTransactions' : 'SumsOfAmounts';
}

/** Returns the additions that a host may make to the call of a list; undefined for other operations. */
export function additionsToList(operationId: string) {
  const list = lists[operationId];
  if (list === undefined) return undefined;
  const filters = sharedColumns(list).flatMap(([name, { filter }]) =>
    filter === undefined
      ? []
      : [{ name, in: 'query', schema: ref('schemas', filterSchemas[filter]) }],
  );
  const sumsSchema = sumsSchemaOf(list);
  return {
    /** Returns the addition to the operation; `schema` is the addition to the schema of the answer. */
    operation: (schema: object) => ({
      'x-list': 1,
      parameters: [
        ref('parameters', 'Words'),
        ...filters,
        ...parameters.map((name) => ref('parameters', name)),
      ],
      responses: {
        '200': {
          content: {
            'text/csv': { schema: ref('schemas', 'CsvText') },
            'application/json': { schema },
          },
        },
        '400': ref('responses', 'BadRequest'),
      },
    }),
    /** The added properties of the object that contains the rows. */
    properties: {
      total: ref('schemas', 'ListTotal'),
      ...(sumsSchema !== undefined && { sums: ref('schemas', sumsSchema) }),
      page: ref('schemas', 'PageOfList'),
      next: ref('schemas', 'ListCursor'),
      previous: ref('schemas', 'ListCursor'),
      choices: ref('schemas', 'ListChoices'),
    },
  };
}
