// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

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

/** The operations that a host may offer in addition to the contract. */
export const extensions = {
  logout: { method: 'POST', path: '/admin/logout', tag: 'Session' },
  changeOwnPassword: { method: 'PUT', path: '/admin/password', tag: 'Session' },
  listOwnSessions: { method: 'GET', path: '/admin/session', tag: 'Session' },
  endOwnSession: { method: 'DELETE', path: '/admin/session/{id}', tag: 'Session' },
  endOtherSessions: { method: 'DELETE', path: '/admin/other-sessions', tag: 'Session' },
  rejectWithdrawal: { method: 'POST', path: '/admin/withdrawal/reject/{id}', tag: 'Money' },
  rejectPartPayment: { method: 'POST', path: '/admin/reject/pending/part-payment/{id}', tag: 'Money' },
  setArtisanStatus: { method: 'PUT', path: '/admin/update/artisan/{id}/status', tag: 'Artisans' },
  setArtisanLevel: { method: 'PUT', path: '/admin/update/artisan/{id}/level', tag: 'Artisans' },
  declineVerification: { method: 'DELETE', path: '/admin/delete/verification/{id}', tag: 'Artisans' },
  listClientReviews: { method: 'GET', path: '/admin/get/client/{id}/review', tag: 'Clients' },
  updateAbout: { method: 'PUT', path: '/admin/update/about', tag: 'Pages' },
  createPrivacyItem: { method: 'POST', path: '/admin/add/privacy', tag: 'Pages' },
  updatePrivacyItem: { method: 'PUT', path: '/admin/update/privacy/{id}', tag: 'Pages' },
  deletePrivacyItem: { method: 'DELETE', path: '/admin/delete/privacy/{id}', tag: 'Pages' },
  setPrivacyOrder: { method: 'PUT', path: '/admin/order/privacy', tag: 'Pages' },
  createTermsItem: { method: 'POST', path: '/admin/add/terms/service', tag: 'Pages' },
  updateTermsItem: { method: 'PUT', path: '/admin/update/terms/service/{id}', tag: 'Pages' },
  deleteTermsItem: { method: 'DELETE', path: '/admin/delete/terms/service/{id}', tag: 'Pages' },
  setTermsOrder: { method: 'PUT', path: '/admin/order/terms/service', tag: 'Pages' },
  listPageVersions: { method: 'GET', path: '/admin/get/page/{page}/version', tag: 'Pages' },
  restorePageVersion: { method: 'POST', path: '/admin/restore/page/version/{id}', tag: 'Pages' },
  setContactMessageStatus: { method: 'PUT', path: '/admin/update/contact/message/{id}', tag: 'Contact' },
  listContactReplies: { method: 'GET', path: '/admin/contact/message/{id}/reply', tag: 'Contact' },
  replyToContactMessage: { method: 'POST', path: '/admin/contact/message/{id}/reply', tag: 'Contact' },
  listArtisanMails: { method: 'GET', path: '/admin/get/artisan/{id}/mail', tag: 'Contact' },
  retryMail: { method: 'POST', path: '/admin/retry/mail/{id}', tag: 'Contact' },
  listAuditEntries: { method: 'GET', path: '/admin/audit', tag: 'Audit' },
  listTimeline: { method: 'GET', path: '/admin/audit/{kind}/{id}', tag: 'Audit' },
  getDecisionRules: { method: 'GET', path: '/admin/decision/rules', tag: 'Decision rules' },
  setDecisionRules: { method: 'PUT', path: '/admin/decision/rules', tag: 'Decision rules' },
  listNotes: { method: 'GET', path: '/admin/note/{kind}/{id}', tag: 'Notes' },
  addNote: { method: 'POST', path: '/admin/note/{kind}/{id}', tag: 'Notes' },
  withdrawNote: { method: 'DELETE', path: '/admin/note/{id}', tag: 'Notes' },
  flagPerson: { method: 'PUT', path: '/admin/flag/{kind}/{id}', tag: 'Notes' },
  unflagPerson: { method: 'DELETE', path: '/admin/flag/{kind}/{id}', tag: 'Notes' },
  listMarks: { method: 'GET', path: '/admin/mark', tag: 'Notes' },
  listSavedViews: { method: 'GET', path: '/admin/view', tag: 'Saved views' },
  saveView: { method: 'POST', path: '/admin/view', tag: 'Saved views' },
  deleteView: { method: 'DELETE', path: '/admin/view/{id}', tag: 'Saved views' },
  recordReveal: { method: 'POST', path: '/admin/reveal', tag: 'Audit' },
  streamChanges: { method: 'GET', path: '/admin/change', tag: 'Live' },
} as const;

export type ContractId = keyof typeof operations;
export type ExtensionId = keyof typeof extensions;
export type OperationId = ContractId | ExtensionId;

/** The ids of the contract. */
export const contractIds = Object.keys(operations) as ContractId[];

/** The operations of both documents. */
export const allOperations = { ...operations, ...extensions };

/** The ids of both documents. */
export const operationIds = Object.keys(allOperations) as OperationId[];

/** The operations that change something on the host. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof allOperations)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];
