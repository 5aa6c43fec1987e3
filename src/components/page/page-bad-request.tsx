import type { ReactNode } from 'react';
import { ExitLinks } from './exit-links.tsx';
import { PageMessage } from './page-message.tsx';

/** The page for an invalid address. `link` leads to the list with valid links. */
export function PageBadRequest({ sentence, link }: { sentence: string; link?: ReactNode }) {
  return (
    <PageMessage title="Bad request" sentence={sentence} actions={<ExitLinks main={link} />} />
  );
}
