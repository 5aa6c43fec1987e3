import type { ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { badRequestIn } from '../../lib/address/bad-request.ts';
import { isMissingPart, reportCrash } from '../../lib/browser/missing-part.ts';
import { Button } from '../ui/button.tsx';
import { ExitLinks } from './exit-links.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageBadRequest } from './page-bad-request.tsx';
import { PageMessage } from './page-message.tsx';

/** The page for an unexpected error. The technical note is folded. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const badRequest = badRequestIn(error);
  if (badRequest !== undefined) return <PageBadRequest sentence={badRequest.message} />;
  if (isMissingPart(error)) return <MissingPage />;
  return <CrashedPage error={error} reset={reset} />;
}

function CrashedPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  useEffect(reportCrash, []);
  return (
    <PageMessage
      title="Unexpected Application Error"
      sentence="An error in the dashboard stopped this page."
      actions={
        <ExitLinks
          main={
            <Button variant="primary" icon={<RotateCw />} onClick={reset}>
              Retry
            </Button>
          }
        />
      }
    >
      <details className="mt-8 w-full text-left text-cell text-text-2">
        <summary className="py-2 font-strong">Technical note</summary>
        <pre className="overflow-x-auto rounded-tile bg-surface-2 p-3 text-caption whitespace-pre-wrap">
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </pre>
      </details>
    </PageMessage>
  );
}
