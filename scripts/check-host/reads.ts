import type { QueryClient } from '@tanstack/react-query';
import type { ContractId } from '../../openapi/generated/operations.ts';
import { artisanQuery } from '../../src/api/artisan-detail.ts';
import { artisansHostList } from '../../src/api/artisans.ts';
import { clientQuery } from '../../src/api/client-detail.ts';
import { clientsHostList } from '../../src/api/clients.ts';
import { contactMessagesHostList } from '../../src/api/contact.ts';
import { dashboardQuery } from '../../src/api/dashboard.ts';
import { identificationMeansQuery } from '../../src/api/identification.ts';
import { artisanJobsQuery, clientJobsQuery, jobsHostList } from '../../src/api/jobs.ts';
import { paidPartPaymentsHostList, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import { aboutQuery, privacyQuery, termsQuery } from '../../src/api/site-texts.ts';
import {
  artisanTransactionsQuery,
  clientTransactionsQuery,
  transactionsHostList,
} from '../../src/api/transactions.ts';
import { verificationQuery } from '../../src/api/verification.ts';
import { approvedWithdrawalsHostList, withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';

/** A list that provides an id for other calls. */
export type IdSource = 'listArtisans' | 'listClients' | 'listContactMessages';

/** A reading call, made and parsed as the dashboard does, and the list that the id in its path comes from. */
type Read = readonly [
  operationId: ContractId,
  run: (client: QueryClient, id: string) => Promise<unknown>,
  idFrom?: IdSource,
];

/** Every reading call of the contract; lists come before the calls that need their ids. */
export const reads: readonly Read[] = [
  ['getDashboard', (client) => client.query(dashboardQuery)],
  ['listJobs', (client) => client.query(jobsHostList.whole)],
  ['listTransactions', (client) => client.query(transactionsHostList.whole)],
  ['listArtisans', (client) => client.query(artisansHostList.whole)],
  ['getArtisan', (client, id) => client.query(artisanQuery(id)), 'listArtisans'],
  [
    'listArtisanTransactions',
    (client, id) => client.query(artisanTransactionsQuery(id)),
    'listArtisans',
  ],
  ['listArtisanJobs', (client, id) => client.query(artisanJobsQuery(id)), 'listArtisans'],
  ['listClients', (client) => client.query(clientsHostList.whole)],
  ['getClient', (client, id) => client.query(clientQuery(id)), 'listClients'],
  [
    'listClientTransactions',
    (client, id) => client.query(clientTransactionsQuery(id)),
    'listClients',
  ],
  ['listClientJobs', (client, id) => client.query(clientJobsQuery(id)), 'listClients'],
  ['listWithdrawalRequests', (client) => client.query(withdrawalRequestsQuery)],
  ['listApprovedWithdrawals', (client) => client.query(approvedWithdrawalsHostList.whole)],
  ['listVerificationArtisans', (client) => client.query(verificationQuery)],
  ['getAbout', (client) => client.query(aboutQuery)],
  ['listPrivacyItems', (client) => client.query(privacyQuery)],
  ['listTermsItems', (client) => client.query(termsQuery)],
  ['listContactMessages', (client) => client.query(contactMessagesHostList.whole)],
  ['listIdentificationMeans', (client) => client.query(identificationMeansQuery)],
  ['listPendingPartPayments', (client) => client.query(pendingPartPaymentsQuery)],
  ['listPaidPartPayments', (client) => client.query(paidPartPaymentsHostList.whole)],
];
