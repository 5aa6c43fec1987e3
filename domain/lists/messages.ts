import { choice, day, id, type List, recordSizes, status, text } from './list.ts';

/** The messages of the contact form. By default the list shows only unread messages. */
export const messageList = {
  columns: {
    id: id('ID'),
    sender_name: text('Sender Name'),
    phone_number: { header: 'Sender Phone no', kind: 'phone', filter: 'phones' },
    email: { header: 'Sender Email', kind: 'email' },
    read_status: status('Status'),
    answer_status: status('Answer'),
    category: choice('Category'),
  },
  fileColumns: {
    created_at: day('Date'),
    message: text('Message'),
  },
  sizes: recordSizes,
  preset: { read_status: 'not-read' },
  contacts: 'contact-message',
} as const satisfies List;
