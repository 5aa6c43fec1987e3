import type { ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import {
  isMissingCode,
  reportCrash,
  useMissingCode,
  waitForServer,
} from '../../lib/browser/missing-code.ts';
import { badRequestIn } from '../../lib/url/bad-request.ts';
import { Button } from '../ui/button.tsx';
import { PageMessage, UnavailablePage } from './page-message.tsx';

const reload = () => location.reload();

/**
 * Replaces a page whose code did not load. The page reloads only when the server responds, because a reload without a
 * connection shows the browser's error page.
 */
function PageNotLoaded() {
  const isNewVersion = useMissingCode() === 'new-version';
  useEffect(() => {
    const stop = new AbortController();
    void waitForServer(stop.signal).then((wasAway) => wasAway && reload());
    return () => stop.abort();
  }, []);
  return (
    <PageMessage
      title={isNewVersion ? 'A new version is out' : 'Not loaded yet'}
      sentence={
        isNewVersion
          ? 'This page is part of it. Reload to continue.'
          : 'The connection failed before this page was loaded. It loads by itself when the connection is back.'
      }
      actions={
        <Button variant="primary" onClick={() => void waitForServer().then(reload)}>
          {isNewVersion ? 'Reload' : 'Try again'}
        </Button>
      }
    />
  );
}

/** The error page of a route: for a bad address, for code that did not load, and for an error in the dashboard. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const badRequest = badRequestIn(error);
  if (badRequest !== undefined) {
    return <UnavailablePage title="Bad request" sentence={badRequest.message} />;
  }
  if (isMissingCode(error)) return <PageNotLoaded />;
  return <CrashedPage error={error} reset={reset} />;
}

function CrashedPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  useEffect(reportCrash, []);
  return (
    <UnavailablePage
      title="Unexpected Application Error"
      sentence="An error in the dashboard stopped this page."
      mainAction={
        <Button variant="primary" icon={<RotateCw />} onClick={reset}>
          Retry
        </Button>
      }
    >
      <details className="mt-8 w-full text-left text-cell text-text-2">
        <summary className="py-2 font-strong">Technical note</summary>
        <pre className="overflow-x-auto rounded-tile bg-surface-2 p-3 text-caption whitespace-pre-wrap">
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </pre>
      </details>
    </UnavailablePage>
  );
}
