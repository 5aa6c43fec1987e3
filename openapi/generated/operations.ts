// Generated from openapi/admin.yaml by `npm run generate`. Do not edit.

/** Every operation of the contract: its HTTP method, path below the base path, and tag. */
export const operations = {
  login: { method: 'POST', path: '/admin/login', tag: 'Session' },
  getDashboard: { method: 'GET', path: '/admin/dashboard/data', tag: 'Dashboard' },
  listJobs: { method: 'GET', path: '/admin/job/history', tag: 'Jobs' },
  listTransactions: { method: 'GET', path: '/admin/transaction/history', tag: 'Transactions' },
  listArtisans: { method: 'GET', path: '/admin/get/all/artisan', tag: 'Artisans' },
  listClients: { method: 'GET', path: '/admin/get/all/client', tag: 'Clients' },
  getArtisan: { method: 'GET', path: '/admin/get/artisan/{id}', tag: 'Artisans' },
  listArtisanTransactions: { method: 'GET', path: '/admin/get/artisan/{id}/transaction', tag: 'Artisans' },
  listArtisanJobs: { method: 'GET', path: '/admin/get/artisan/{id}/job', tag: 'Artisans' },
  getClient: { method: 'GET', path: '/admin/get/client/{id}', tag: 'Clients' },
  listClientTransactions: { method: 'GET', path: '/admin/get/client/{id}/transaction', tag: 'Clients' },
  listClientJobs: { method: 'GET', path: '/admin/get/client/{id}/job', tag: 'Clients' },
  listWithdrawalRequests: { method: 'GET', path: '/admin/withdrawal/history', tag: 'Withdrawals' },
  approveWithdrawal: { method: 'POST', path: '/admin/withdrawal/request/{id}', tag: 'Withdrawals' },
  listVerificationArtisans: { method: 'GET', path: '/admin/get/all/level/1', tag: 'Verification' },
  listApprovedWithdrawals: { method: 'GET', path: '/admin/get/all/approved/withdrawal', tag: 'Withdrawals' },
  getAbout: { method: 'GET', path: '/admin/get/about', tag: 'Pages' },
  listPrivacyItems: { method: 'GET', path: '/admin/get/privacy', tag: 'Pages' },
  listTermsItems: { method: 'GET', path: '/admin/get/terms/service', tag: 'Pages' },
  listContactMessages: { method: 'GET', path: '/admin/get/all/contact/message', tag: 'Contact' },
  listIdentificationMeans: { method: 'GET', path: '/admin/get/means_of_identification', tag: 'Integrations' },
  updateIdentificationMeans: { method: 'PUT', path: '/admin/update/identification-means/{id}', tag: 'Integrations' },
  listPendingPartPayments: { method: 'GET', path: '/admin/get/all/pending/part-payment/list', tag: 'Part payments' },
  approvePartPayment: { method: 'POST', path: '/admin/approve/pending/part-payment/{id}', tag: 'Part payments' },
  listPaidPartPayments: { method: 'GET', path: '/admin/get/all/paid/part-partment', tag: 'Part payments' },
} as const;

export type OperationId = keyof typeof operations;

/** All operation ids. */
export const operationIds = Object.keys(operations) as OperationId[];

/** The operations that change something on the host. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];
