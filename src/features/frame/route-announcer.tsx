import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces the new page to screen readers, because a client-side navigation loads no document. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    // The page sets its title shortly after the address changes.
    const timer = setTimeout(() => setTitle(pathname === '' ? '' : document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
