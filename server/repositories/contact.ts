import { desc } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { contactMessages } from '../db/schema/office.ts';
import { iso } from './sql-formats.ts';

/** Messages from the contact form, newest first. */
export function listContactMessages(db: Queryable) {
  return db
    .select({
      id: contactMessages.id,
      first_name: contactMessages.firstName,
      last_name: contactMessages.lastName,
      phone_number: contactMessages.phoneNumber,
      email: contactMessages.email,
      read_status: contactMessages.readStatus,
      category: contactMessages.category,
      message: contactMessages.message,
      created_at: iso(contactMessages.createdAt),
      start_date: iso(contactMessages.createdAt),
    })
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
}
