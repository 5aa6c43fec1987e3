import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';

/** The buttons of an error page: the page's own main button, Dashboard and Back. */
export function ExitLinks({ main }: { main: ReactNode }) {
  const { history } = useRouter();
  return (
    <>
      {main}
      <Link
        to="/admin/dashboard"
        className={buttonClass(main === undefined ? 'primary' : 'secondary')}
      >
        Go to Dashboard
      </Link>
      <Button icon={<ArrowLeft />} onClick={() => history.back()}>
        Back
      </Button>
    </>
  );
}
