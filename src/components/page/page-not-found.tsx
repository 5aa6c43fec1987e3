import type { ReactNode } from 'react';
import { PageMessage } from './page-message.tsx';
import { WaysOn } from './ways-on.tsx';

interface PageNotFoundProps {
  sentence?: string;
  /** The way to where it could be found. */
  link?: ReactNode;
}

export function PageNotFound({
  sentence = 'There is no page at this address.',
  link,
}: PageNotFoundProps) {
  return (
    <PageMessage
      title="Not found"
      sentence={sentence}
      actions={
        <>
          {link}
          <WaysOn primary={link === undefined} />
        </>
      }
    />
  );
}
