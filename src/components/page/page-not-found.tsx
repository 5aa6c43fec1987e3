import type { ReactNode } from 'react';
import { ExitLinks } from './exit-links.tsx';
import { PageMessage } from './page-message.tsx';

interface PageNotFoundProps {
  sentence?: string;
  /** A link to the list. */
  link?: ReactNode;
}

/** The page for an unknown address or id. */
export function PageNotFound({
  sentence = 'There is no page at this address.',
  link,
}: PageNotFoundProps) {
  return <PageMessage title="Not found" sentence={sentence} actions={<ExitLinks main={link} />} />;
}
