import { useEffect } from 'react';
import { useMissingPart, waitForServer } from '../../lib/browser/missing-part.ts';
import { Button } from '../ui/button.tsx';
import { PageMessage } from './page-message.tsx';

const reload = () => location.reload();

/**
 * Replaces a page whose code did not load. It reloads only when the server responds, because a reload without a
 * connection shows the browser's error page.
 */
export function MissingPage() {
  const isNewVersion = useMissingPart() === 'new-version';
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
