import { dateHeader } from '../../../domain/csv.ts';

const person = (name: string) => ({ id: 'ID', name, location: 'Location', email: 'Contact Info' });

/** The headers of each list’s columns, by their fields. */
export const headers: Record<string, Record<string, string>> = {
  artisan: { ...person('Artisan'), status: 'Status' },
  client: { ...person('Client'), status: 'Status' },
  job: {
    job_id: 'Job ID',
    client_name: 'Client Name',
    artisan_name: 'Artisan Name',
    service_type: 'Service Type',
    job_description: 'Job Description',
    start_date: dateHeader('Start Date'),
    due_date: dateHeader('Due Date'),
    amount: 'Amount',
    job_status: 'Status',
  },
  transaction: {
    id: 'ID',
    artisan_name: 'Artisan Name',
    client_name: 'Client Name',
    service_type: 'Service Type',
    date: dateHeader('Date'),
    type: 'Type',
    description: 'Description',
    amount: 'Amount',
    payment_status: 'Status',
  },
  'approved-withdrawal': {
    id: 'Withdrawal ID',
    artisan_name: 'Artisan name',
    available_amount: 'Available Amount',
    amount: 'Withdrawal Amount',
    created_at: dateHeader('Date'),
    payment_status: 'Status',
  },
  'paid-part-payment': {
    job_id: 'Project ID',
    artisan_name: 'Artisan name',
    job_amount: 'Project Amount',
    part_payment_amount: 'Part Payment',
    job_deadline: dateHeader('Date'),
    part_payment_status: 'Status',
  },
  'contact-message': {
    id: 'ID',
    sender_name: 'Sender Name',
    phone_number: 'Sender Phone no',
    email: 'Sender Email',
    read_status: 'Status',
    category: 'Category',
  },
};
