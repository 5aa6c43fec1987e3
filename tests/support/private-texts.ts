import { readFileSync } from 'node:fs';
import type { MockHost } from '../../src/mocks/mock-host.ts';

type People = Pick<MockHost['store'], 'artisans' | 'clients' | 'messages'>;

/** Returns people's phone numbers and e-mail addresses in the text or an attribute of the page. */
export function contactsOnPage({ artisans, clients, messages }: People): string[] {
  const contacts = [
    ...artisans.flatMap(({ item, phone }) => [item.email, phone]),
    ...clients.flatMap(({ email, phone_number }) => [email, phone_number]),
    ...messages.flatMap(({ email, phone_number }) => [email, phone_number]),
  ].filter((value) => typeof value === 'string');
  const html = document.body.innerHTML + document.body.textContent;
  return contacts.filter((contact) => html.includes(contact));
}

const [, blurredSelector = ''] =
  /\[data-shutter="on"\]\s+(:is\([^{]+\)) \{/s.exec(
    readFileSync('src/features/frame/privacy.css', 'utf8'),
  ) ?? [];

/** Returns the visible texts with amounts, contacts or names that the shutter does not blur. */
export function readableTexts({ artisans, clients }: People): string[] {
  const names = [...artisans.map(({ item }) => item), ...clients].flatMap((person) =>
    person.last_name === null ? [] : [`${person.first_name} ${person.last_name}`],
  );
  const isPrivate = (text: string) =>
    /₦\s?\d|\d+m\b|\S@\S+\.\S|\b0\d{3} \d{3} \d{4}\b/.test(text) ||
    names.some((name) => text.includes(name));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, textContent: text } = node;
    if (element === null || text === null || !isPrivate(text)) continue;
    if (element.closest(`${blurredSelector}, .sr-only, script, style`) === null) texts.push(text);
  }
  return texts;
}
