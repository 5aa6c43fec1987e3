import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ExtensionId } from '../../openapi/generated/operations.ts';

/** One read beyond the contract, and the screen that shows it. */
export interface ExtensionRead {
  path: string;
  title: string;
  operation: ExtensionId;
  /** The name that the error message uses. */
  what: string;
  /** The operations that the host offers. */
  capabilities: readonly ExtensionId[];
  /** Opens the part of the screen that makes the read; undefined if the page itself makes it. */
  open?: (user: UserEvent) => Promise<void>;
}

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

/** The reads beyond the contract. */
export const extensionReads: readonly ExtensionRead[] = [
  {
    path: '/admin/dashboard/audit',
    title: 'Audit',
    operation: 'listAuditEntries',
    what: 'Audit',
    capabilities: ['listAuditEntries'],
  },
  {
    path: '/admin/dashboard/artisan/artisan-info?artisanId=1',
    title: 'Artisan Profile',
    operation: 'listTimeline',
    what: 'History',
    capabilities: ['listTimeline'],
    open: press('History'),
  },
  {
    path: '/admin/dashboard/client/client-info?clientId=2',
    title: 'Client Profile',
    operation: 'listClientReviews',
    what: 'Ratings & Reviews',
    capabilities: ['listClientReviews'],
    async open(user) {
      await press('View More Details')(user);
      await user.click(await screen.findByRole('menuitem', { name: 'View Ratings & Reviews' }));
    },
  },
  {
    path: '/admin/dashboard/contactforms?read_status=all&message=313',
    title: 'Contact Forms',
    operation: 'listContactReplies',
    what: 'Replies',
    capabilities: ['replyToContactMessage', 'listContactReplies'],
  },
  {
    path: '/admin/dashboard/artisan/artisan-info?artisanId=1',
    title: 'Artisan Profile',
    operation: 'listArtisanMails',
    what: 'E-mails',
    capabilities: ['listArtisanMails'],
    open: press('E-mails'),
  },
  {
    path: '/admin/dashboard/Privacy',
    title: 'Privacy',
    operation: 'listPageVersions',
    what: 'The versions of Privacy',
    capabilities: ['listPageVersions'],
    open: press('Versions'),
  },
];
