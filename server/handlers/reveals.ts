import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { notFound } from '../refusals/http-error.ts';
import { artisanExists } from '../repositories/artisans.ts';
import { recordChange } from '../repositories/audit.ts';
import { clientExists } from '../repositories/clients.ts';
import { hasContactMessage } from '../repositories/contact.ts';
import { idIn, writeBy } from './read-request.ts';

const revealBody = z.object({
  kind: z.enum(['artisan', 'client', 'contact-message']),
  id: z.string(),
  field: z.enum(['phone', 'email']),
});

const names = { artisan: 'artisan', client: 'client', 'contact-message': 'contact message' };
const fields = { phone: 'phone number', email: 'e-mail address' };
const exists = {
  artisan: artisanExists,
  client: clientExists,
  'contact-message': hasContactMessage,
};

export const revealHandlers = {
  /** The answer does not contain the contact detail, and the audit records only the name of its field. */
  async recordReveal(request) {
    const { kind, id: given, field } = revealBody.parse(request.body);
    const id = idIn(given, names[kind]);
    const isRecorded = await writeBy(request, async (tx, actor) => {
      if (!(await exists[kind](tx, id))) return false;
      await recordChange(tx, actor, {
        action: 'reveal',
        subject: kind,
        subjectId: id,
        sentence: `Looked at the ${fields[field]} of ${names[kind]} ${id}.`,
        ...(kind === 'artisan' && { artisanId: id }),
        ...(kind === 'client' && { clientId: id }),
        detail: { field },
      });
      return true;
    });
    if (!isRecorded) throw notFound(names[kind], id);
    return { data: { message: 'The reveal is recorded in the audit.' } };
  },
} satisfies Partial<Handlers>;
