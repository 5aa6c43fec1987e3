import type { ReactNode } from 'react';
import { PageMessage } from './page-message.tsx';
import { WaysOn } from './ways-on.tsx';

/** For an address that cannot be read, with the way to where a readable one is found. */
export function PageBadRequest({ sentence, link }: { sentence: string; link?: ReactNode }) {
  return (
    <PageMessage
      title="Bad request"
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
