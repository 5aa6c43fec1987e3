import type { QueryClient } from '@tanstack/react-query';
import type { ContractId } from '../../openapi/generated/operations.ts';
import { artisanQuery } from '../../src/api/artisan-detail.ts';
import { artisansQuery } from '../../src/api/artisans.ts';
import { clientQuery } from '../../src/api/client-detail.ts';
import { clientsQuery } from '../../src/api/clients.ts';
import { contactMessagesQuery } from '../../src/api/contact.ts';
import { dashboardQuery } from '../../src/api/dashboard.ts';
import { identificationMeansQuery } from '../../src/api/identification.ts';
import { artisanJobsQuery, clientJobsQuery, jobsQuery } from '../../src/api/jobs.ts';
import { paidPartPaymentsQuery, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import { aboutQuery, privacyQuery, termsQuery } from '../../src/api/site-texts.ts';
import {
  artisanTransactionsQuery,
  clientTransactionsQuery,
  transactionsQuery,
} from '../../src/api/transactions.ts';
import { verificationQuery } from '../../src/api/verification.ts';
import { approvedWithdrawalsQuery, withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';

/** A list that provides an id for other calls. */
export type IdSource = 'listArtisans' | 'listClients' | 'listContactMessages';

/** A reading call, made and parsed as the dashboard does. */
export interface Read {
  operationId: ContractId;
  /** The list that the id in the path comes from. */
  idFrom?: IdSource;
  run: (client: QueryClient, id: string) => Promise<unknown>;
}

/** Every reading call of the contract; lists come before the calls that need their ids. */
export const reads: readonly Read[] = [
  { operationId: 'getDashboard', run: (client) => client.query(dashboardQuery) },
  { operationId: 'listJobs', run: (client) => client.query(jobsQuery) },
  { operationId: 'listTransactions', run: (client) => client.query(transactionsQuery) },
  { operationId: 'listArtisans', run: (client) => client.query(artisansQuery) },
  {
    operationId: 'getArtisan',
    idFrom: 'listArtisans',
    run: (client, id) => client.query(artisanQuery(id)),
  },
  {
    operationId: 'listArtisanTransactions',
    idFrom: 'listArtisans',
    run: (client, id) => client.query(artisanTransactionsQuery(id)),
  },
  {
    operationId: 'listArtisanJobs',
    idFrom: 'listArtisans',
    run: (client, id) => client.query(artisanJobsQuery(id)),
  },
  { operationId: 'listClients', run: (client) => client.query(clientsQuery) },
  {
    operationId: 'getClient',
    idFrom: 'listClients',
    run: (client, id) => client.query(clientQuery(id)),
  },
  {
    operationId: 'listClientTransactions',
    idFrom: 'listClients',
    run: (client, id) => client.query(clientTransactionsQuery(id)),
  },
  {
    operationId: 'listClientJobs',
    idFrom: 'listClients',
    run: (client, id) => client.query(clientJobsQuery(id)),
  },
  {
    operationId: 'listWithdrawalRequests',
    run: (client) => client.query(withdrawalRequestsQuery),
  },
  {
    operationId: 'listApprovedWithdrawals',
    run: (client) => client.query(approvedWithdrawalsQuery),
  },
  {
    operationId: 'listVerificationArtisans',
    run: (client) => client.query(verificationQuery),
  },
  { operationId: 'getAbout', run: (client) => client.query(aboutQuery) },
  { operationId: 'listPrivacyItems', run: (client) => client.query(privacyQuery) },
  { operationId: 'listTermsItems', run: (client) => client.query(termsQuery) },
  { operationId: 'listContactMessages', run: (client) => client.query(contactMessagesQuery) },
  {
    operationId: 'listIdentificationMeans',
    run: (client) => client.query(identificationMeansQuery),
  },
  {
    operationId: 'listPendingPartPayments',
    run: (client) => client.query(pendingPartPaymentsQuery),
  },
  {
    operationId: 'listPaidPartPayments',
    run: (client) => client.query(paidPartPaymentsQuery),
  },
];
