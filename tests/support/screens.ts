import type { OperationId } from '../../openapi/generated/operations.ts';

/** One table of a screen. The specification defines its columns, texts and page sizes. */
export interface TableCheck {
  /** The read that fills it. */
  operation: OperationId;
  /** The name of its region. */
  name: string;
  placeholder: string;
  columns: readonly string[];
  sizes: readonly number[];
  empty: string;
}

/** One screen of the specification. */
export interface ScreenCheck {
  path: string;
  title: string;
  /** The person on the page; the title of the browser's tab begins with the name. */
  person?: string;
  /** The entry of the menu that is marked. */
  menu: string;
  tables: readonly TableCheck[];
  /** Other reads of the screen, with the name that the error message uses. */
  panels: Partial<Record<OperationId, string>>;
  /** Words that the loaded page must contain. */
  words: readonly string[];
}

/** Returns a table of records, with the page sizes and the empty text of most tables. */
const records = (
  operation: OperationId,
  name: string,
  columns: readonly string[],
  placeholder = 'Search...',
): TableCheck => ({
  operation,
  name,
  placeholder,
  columns,
  sizes: [5, 10, 25, 50],
  empty: 'No Records Here!',
});

/** Returns a screen whose title is its entry in the menu, unless `overrides` names another one. */
const page = (
  path: string,
  title: string,
  tables: readonly TableCheck[],
  overrides: Partial<ScreenCheck> = {},
): ScreenCheck => ({ path, title, menu: title, tables, panels: {}, words: [], ...overrides });

/** Returns a screen with one list, which has the same title. */
const list = (
  path: string,
  title: string,
  operation: OperationId,
  columns: readonly string[],
  { placeholder, words = [] }: { placeholder?: string; words?: readonly string[] } = {},
): ScreenCheck => page(path, title, [records(operation, title, columns, placeholder)], { words });

const people = (kind: 'Artisan' | 'Client', operation: OperationId): ScreenCheck => {
  const name = `${kind}s`;
  const columns = ['ID', kind, 'Location', 'Contact Info', 'Status', 'Action'];
  const table = records(operation, name, columns, `Search ${name}`);
  return page(`/admin/dashboard/${name.toLowerCase()}`, name, [
    { ...table, sizes: [10, 20, 30], empty: `No ${kind} Found` },
  ]);
};

const ofArtisan = { person: 'Chukwuemeka Okafor', menu: 'Artisans' };
const ofClient = { person: 'Adaeze Umeh', menu: 'Clients' };

const jobColumns = [
  'Job ID',
  'Client Name',
  'Artisan Name',
  'Service Type',
  'Job Description',
  'Start Date',
  'Due Date',
  'Amount',
  'Status',
];
const transactionColumns = [
  'ID',
  'Artisan Name',
  'Client Name',
  'Service Type',
  'Date',
  'Type',
  'Description',
  'Amount',
  'Status',
];
export const partPaymentColumns = [
  'Project ID',
  'Artisan name',
  'Project Amount',
  'Part Payment',
  'Date',
  'Status',
];
const withdrawalColumns = (nameOfArtisan: string) => [
  'Withdrawal ID',
  nameOfArtisan,
  'Available Amount',
  'Withdrawal Amount',
  'Date',
  'Status',
  'Action',
];
const without = (columns: readonly string[], ...omitted: string[]) =>
  columns.filter((column) => !omitted.includes(column));

/** The check list: every screen of the specification, in the order of the menu. */
export const screens: readonly ScreenCheck[] = [
  page(
    '/admin/dashboard',
    'Dashboard',
    [
      records('listJobs', 'Job History', jobColumns),
      records('listTransactions', 'Transaction History', transactionColumns),
    ],
    {
      panels: { getDashboard: 'The dashboard figures', listApprovedWithdrawals: 'The chart' },
      words: [
        'Total Revenue',
        'Total Withdraw',
        'Total Users',
        'Total Jobs',
        'Ongoing Jobs',
        'Artisans',
        'Rejected Jobs',
        'Clients',
        'Completed Jobs',
        'Revenue and withdrawals',
        'Jobs by status',
      ],
    },
  ),
  people('Artisan', 'listArtisans'),
  people('Client', 'listClients'),
  page(
    '/admin/dashboard/artisan/artisan-info?artisanId=1',
    'Artisan Profile',
    [
      records(
        'listArtisanTransactions',
        'Transaction History',
        without(transactionColumns, 'Artisan Name'),
      ),
      records(
        'listArtisanJobs',
        'Job History',
        without(jobColumns, 'Artisan Name', 'Service Type'),
      ),
    ],
    {
      ...ofArtisan,
      panels: { getArtisan: 'Artisan Profile' },
      words: [
        'Artisan Total Revenue',
        'Artisan Total Withdraw',
        'Artisan Total Clients',
        'Total Jobs',
        'Email',
        'Phone number',
        'Address',
        'Latest transaction',
        'View profile details',
        'View portfolio details',
      ],
    },
  ),
  page('/admin/dashboard/artisan/artisan-profile?artisanId=1', 'Artisan Profile Details', [], {
    ...ofArtisan,
    panels: { getArtisan: 'Profile details' },
    words: ['Visibility', 'Experience level'],
  }),
  page('/admin/dashboard/artisan/artisan-portfolio?artisanId=1', 'Artisan Portfolio', [], {
    ...ofArtisan,
    panels: { getArtisan: 'Artisan Portfolio' },
    words: [
      'Total earnings',
      'Completed projects',
      'Deactivate',
      'Level 1 Verified',
      'About',
      'Trade',
      'Hourly rate',
      'Portfolio',
      'Work Experience',
      'Certifications',
      'Education',
    ],
  }),
  page(
    '/admin/dashboard/client/client-info?clientId=1',
    'Client Profile',
    [
      records(
        'listClientTransactions',
        'Transaction History',
        without(transactionColumns, 'Client Name'),
      ),
      records('listClientJobs', 'Jobs History', without(jobColumns, 'Client Name')),
    ],
    {
      ...ofClient,
      panels: { getClient: 'Client Profile' },
      words: [
        'Client Total Payment',
        'Client Total Artisans',
        'Total Jobs',
        'Email',
        'Phone number',
        'Home address',
        'Latest transaction',
      ],
    },
  ),
  page('/admin/dashboard/client/client-profile?clientId=1', 'Client Profile Details', [], {
    ...ofClient,
    panels: { getClient: 'Client Profile Details' },
    words: [
      'First name',
      'Last name',
      'Email',
      'Username',
      'Home address',
      'Ward, LGA, State',
      'Phone number',
      'My Profile',
    ],
  }),
  list(
    '/admin/dashboard/withdrawrequest',
    'Withdraw Request',
    'listWithdrawalRequests',
    withdrawalColumns('Artisan Name'),
    { words: ['Requests awaiting a decision', 'Total requested', 'Oldest request'] },
  ),
  list(
    '/admin/dashboard/withdraw-history',
    'Withdraw History',
    'listApprovedWithdrawals',
    withdrawalColumns('Artisan name'),
  ),
  list(
    '/admin/dashboard/pending/part-payments',
    'Pending Part Payments',
    'listPendingPartPayments',
    [...partPaymentColumns, 'Action'],
  ),
  list(
    '/admin/dashboard/all/part-payments',
    'Part Payment History',
    'listPaidPartPayments',
    partPaymentColumns,
  ),
  list(
    '/admin/dashboard/transaction-history',
    'Transaction History',
    'listTransactions',
    transactionColumns,
  ),
  list('/admin/jobs', 'Jobs', 'listJobs', jobColumns, {
    placeholder: 'Search Jobs...',
    words: ['Total Jobs', 'Accepted Jobs', 'Rejected Jobs', 'Pending Jobs'],
  }),
  list('/admin/dashboard/verification', 'Verification', 'listVerificationArtisans', [
    'ID',
    'Artisan name',
    'Location',
    'Contact Info',
    'Status',
    'Current Level',
    'Action',
  ]),
  page('/admin/dashboard/AboutUs', 'About Us', [], {
    panels: { getAbout: 'About Us' },
    words: ['Update'],
  }),
  page('/admin/dashboard/Privacy', 'Privacy', [], {
    panels: { listPrivacyItems: 'Privacy' },
    words: ['Add Item', 'What we collect'],
  }),
  page('/admin/dashboard/Terms', 'Terms', [], {
    panels: { listTermsItems: 'Terms' },
    words: ['Add Item', 'Withdrawals'],
  }),
  list('/admin/dashboard/contactforms', 'Contact Forms', 'listContactMessages', [
    'ID',
    'Sender Name',
    'Sender Phone no',
    'Sender Email',
    'Status',
    'Category',
    'Action',
  ]),
  page('/admin/dashboard/integrated-services', 'Integrated Services', [], {
    panels: { listIdentificationMeans: 'Integrated Services' },
    words: ['BVN', 'NIN', 'Connect'],
  }),
];
