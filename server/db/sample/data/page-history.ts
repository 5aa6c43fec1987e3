/** Earlier versions of some texts of the public pages, the oldest first. */
import { aboutText, type PageItem } from './texts.ts';

/** The earlier descriptions of a text, and how many days ago each one was replaced. */
export interface PageHistory {
  page: 'about' | 'privacy' | 'terms';
  /** The name of the item; null for About. */
  name: PageItem['name'] | null;
  earlier: readonly { description: string; replacedDaysAgo: number }[];
}

/** The earlier versions of About have only its first paragraphs. */
const firstParagraphs = (count: number) => aboutText.split('\n\n').slice(0, count).join('\n\n');

export const pageHistory: readonly PageHistory[] = [
  {
    page: 'about',
    name: null,
    earlier: [
      { description: firstParagraphs(2), replacedDaysAgo: 402 },
      { description: firstParagraphs(3), replacedDaysAgo: 133 },
    ],
  },
  {
    page: 'privacy',
    name: 'How long we keep data',
    earlier: [
      {
        description:
          'Your profile stays until you close your account. Payment records are kept for five years after the last job.',
        replacedDaysAgo: 311,
      },
      {
        description:
          'Your profile stays until you close your account. Payment records are kept for six years after the last job.',
        replacedDaysAgo: 47,
      },
    ],
  },
  {
    page: 'privacy',
    name: 'Cookies',
    earlier: [
      {
        description: 'We use one cookie to keep you signed in. There are no advertising cookies.',
        replacedDaysAgo: 218,
      },
    ],
  },
  {
    page: 'terms',
    name: 'Who may join',
    earlier: [
      {
        description:
          'You must be at least eighteen years old and live in Nigeria. One person may hold one account.',
        replacedDaysAgo: 96,
      },
    ],
  },
  {
    page: 'terms',
    name: 'Service charge',
    earlier: [
      {
        description:
          'We keep a service charge of ten percent of each completed job. Posting a job and creating a profile cost nothing.',
        replacedDaysAgo: 365,
      },
      {
        description:
          'We keep a service charge of eight percent of each completed job. Posting a job and creating a profile cost nothing.',
        replacedDaysAgo: 19,
      },
    ],
  },
];
