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

const people = [10, 20, 30];
const records = [5, 10, 25, 50];
const none = 'No Records Here!';

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
const without = (columns: readonly string[], ...left: string[]) =>
  columns.filter((column) => !left.includes(column));

/** The check list, in the order of the menu: every screen with its title, tables, placeholders, empty texts and page sizes. */
export const screens: readonly ScreenCheck[] = [
  {
    path: '/admin/dashboard',
    title: 'Dashboard',
    menu: 'Dashboard',
    tables: [
      {
        operation: 'listJobs',
        name: 'Job History',
        placeholder: 'Search...',
        columns: jobColumns,
        sizes: records,
        empty: none,
      },
      {
        operation: 'listTransactions',
        name: 'Transaction History',
        placeholder: 'Search...',
        columns: transactionColumns,
        sizes: records,
        empty: none,
      },
    ],
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
  {
    path: '/admin/dashboard/artisans',
    title: 'Artisans',
    menu: 'Artisans',
    tables: [
      {
        operation: 'listArtisans',
        name: 'Artisans',
        placeholder: 'Search Artisans',
        columns: ['ID', 'Artisan', 'Location', 'Contact Info', 'Status', 'Action'],
        sizes: people,
        empty: 'No Artisan Found',
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/clients',
    title: 'Clients',
    menu: 'Clients',
    tables: [
      {
        operation: 'listClients',
        name: 'Clients',
        placeholder: 'Search Clients',
        columns: ['ID', 'Client', 'Location', 'Contact Info', 'Status', 'Action'],
        sizes: people,
        empty: 'No Client Found',
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/artisan/artisan-info?artisanId=1',
    title: 'Artisan Profile',
    person: 'Chukwuemeka Okafor',
    menu: 'Artisans',
    tables: [
      {
        operation: 'listArtisanTransactions',
        name: 'Transaction History',
        placeholder: 'Search...',
        columns: without(transactionColumns, 'Artisan Name'),
        sizes: records,
        empty: none,
      },
      {
        operation: 'listArtisanJobs',
        name: 'Job History',
        placeholder: 'Search...',
        columns: without(jobColumns, 'Artisan Name', 'Service Type'),
        sizes: records,
        empty: none,
      },
    ],
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
  {
    path: '/admin/dashboard/artisan/artisan-profile?artisanId=1',
    title: 'Artisan Profile Details',
    person: 'Chukwuemeka Okafor',
    menu: 'Artisans',
    tables: [],
    panels: { getArtisan: 'Profile details' },
    words: ['Visibility', 'Experience level'],
  },
  {
    path: '/admin/dashboard/artisan/artisan-portfolio?artisanId=1',
    title: 'Artisan Portfolio',
    person: 'Chukwuemeka Okafor',
    menu: 'Artisans',
    tables: [],
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
  },
  {
    path: '/admin/dashboard/client/client-info?clientId=1',
    title: 'Client Profile',
    person: 'Adaeze Umeh',
    menu: 'Clients',
    tables: [
      {
        operation: 'listClientTransactions',
        name: 'Transaction History',
        placeholder: 'Search...',
        columns: without(transactionColumns, 'Client Name'),
        sizes: records,
        empty: none,
      },
      {
        operation: 'listClientJobs',
        name: 'Jobs History',
        placeholder: 'Search...',
        columns: without(jobColumns, 'Client Name'),
        sizes: records,
        empty: none,
      },
    ],
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
  {
    path: '/admin/dashboard/client/client-profile?clientId=1',
    title: 'Client Profile Details',
    person: 'Adaeze Umeh',
    menu: 'Clients',
    tables: [],
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
  },
  {
    path: '/admin/dashboard/withdrawrequest',
    title: 'Withdraw Request',
    menu: 'Withdraw Request',
    tables: [
      {
        operation: 'listWithdrawalRequests',
        name: 'Withdraw Request',
        placeholder: 'Search...',
        columns: [
          'Withdrawal ID',
          'Artisan Name',
          'Available Amount',
          'Withdrawal Amount',
          'Date',
          'Status',
          'Action',
        ],
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: ['Requests awaiting a decision', 'Total requested', 'Oldest request'],
  },
  {
    path: '/admin/dashboard/withdraw-history',
    title: 'Withdraw History',
    menu: 'Withdraw History',
    tables: [
      {
        operation: 'listApprovedWithdrawals',
        name: 'Withdraw History',
        placeholder: 'Search...',
        columns: [
          'Withdrawal ID',
          'Artisan name',
          'Available Amount',
          'Withdrawal Amount',
          'Date',
          'Status',
          'Action',
        ],
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/pending/part-payments',
    title: 'Pending Part Payments',
    menu: 'Pending Part Payments',
    tables: [
      {
        operation: 'listPendingPartPayments',
        name: 'Pending Part Payments',
        placeholder: 'Search...',
        columns: [...partPaymentColumns, 'Action'],
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/all/part-payments',
    title: 'Part Payment History',
    menu: 'Part Payment History',
    tables: [
      {
        operation: 'listPaidPartPayments',
        name: 'Part Payment History',
        placeholder: 'Search...',
        columns: partPaymentColumns,
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/transaction-history',
    title: 'Transaction History',
    menu: 'Transaction History',
    tables: [
      {
        operation: 'listTransactions',
        name: 'Transaction History',
        placeholder: 'Search...',
        columns: transactionColumns,
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/jobs',
    title: 'Jobs',
    menu: 'Jobs',
    tables: [
      {
        operation: 'listJobs',
        name: 'Jobs',
        placeholder: 'Search Jobs...',
        columns: jobColumns,
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: ['Total Jobs', 'Accepted Jobs', 'Rejected Jobs', 'Pending Jobs'],
  },
  {
    path: '/admin/dashboard/verification',
    title: 'Verification',
    menu: 'Verification',
    tables: [
      {
        operation: 'listVerificationArtisans',
        name: 'Verification',
        placeholder: 'Search...',
        columns: [
          'ID',
          'Artisan name',
          'Location',
          'Contact Info',
          'Status',
          'Current Level',
          'Action',
        ],
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/AboutUs',
    title: 'About Us',
    menu: 'About Us',
    tables: [],
    panels: { getAbout: 'About Us' },
    words: ['Update'],
  },
  {
    path: '/admin/dashboard/Privacy',
    title: 'Privacy',
    menu: 'Privacy',
    tables: [],
    panels: { listPrivacyItems: 'Privacy' },
    words: ['Add Item', 'What we collect'],
  },
  {
    path: '/admin/dashboard/Terms',
    title: 'Terms',
    menu: 'Terms',
    tables: [],
    panels: { listTermsItems: 'Terms' },
    words: ['Add Item', 'Withdrawals'],
  },
  {
    path: '/admin/dashboard/contactforms',
    title: 'Contact Forms',
    menu: 'Contact Forms',
    tables: [
      {
        operation: 'listContactMessages',
        name: 'Contact Forms',
        placeholder: 'Search...',
        columns: [
          'ID',
          'Sender Name',
          'Sender Phone no',
          'Sender Email',
          'Status',
          'Category',
          'Action',
        ],
        sizes: records,
        empty: none,
      },
    ],
    panels: {},
    words: [],
  },
  {
    path: '/admin/dashboard/integrated-services',
    title: 'Integrated Services',
    menu: 'Integrated Services',
    tables: [],
    panels: { listIdentificationMeans: 'Integrated Services' },
    words: ['BVN', 'NIN', 'Connect'],
  },
];
