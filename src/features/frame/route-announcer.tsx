import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Tells screen readers which page one has come to; a link in an app loads no new document. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    // The page writes its own title, one turn after its address has changed.
    const timer = setTimeout(() => setTitle(pathname === '' ? '' : document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
