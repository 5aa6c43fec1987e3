import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { notFound } from '../refusals/http-error.ts';
import { artisanExists } from '../repositories/artisans.ts';
import { recordChange } from '../repositories/audit.ts';
import { clientExists } from '../repositories/clients.ts';
import { contactMessageExists } from '../repositories/contact.ts';
import { parseId, writeAsCaller } from './read-request.ts';

const revealBody = z.object({
  kind: z.enum(['artisan', 'client', 'contact-message']),
  id: z.string(),
  field: z.enum(['phone', 'email']),
});

const kinds = {
  artisan: { name: 'artisan', exists: artisanExists },
  client: { name: 'client', exists: clientExists },
  'contact-message': { name: 'contact message', exists: contactMessageExists },
};
const fieldWords = { phone: 'phone number', email: 'e-mail address' };

export const revealHandlers = {
  /** Records that the caller looks at a contact detail. Neither the answer nor the audit contains the detail itself. */
  async recordReveal(request) {
    const { kind, id: idText, field } = revealBody.parse(request.body);
    const { name, exists } = kinds[kind];
    const id = parseId(idText, name);
    await writeAsCaller(request, async (tx, actor) => {
      if (!(await exists(tx, id))) throw notFound(name, id);
      await recordChange(tx, actor, {
        action: 'reveal',
        subject: kind,
        subjectId: id,
        sentence: `Looked at the ${fieldWords[field]} of ${name} ${id}.`,
        ...(kind === 'artisan' && { artisanId: id }),
        ...(kind === 'client' && { clientId: id }),
        detail: { field },
      });
    });
    return { data: { message: 'The reveal is recorded in the audit.' } };
  },
} satisfies Partial<Handlers>;
