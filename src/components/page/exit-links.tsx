import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button, buttonClass } from '../ui/button.tsx';

/** The buttons of an error page: Dashboard and Back. */
export function ExitLinks({ primary = false }: { primary?: boolean }) {
  const { history } = useRouter();
  return (
    <>
      <Link to="/admin/dashboard" className={buttonClass(primary ? 'primary' : 'secondary')}>
        Go to Dashboard
      </Link>
      <Button
        icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => history.back()}
      >
        Back
      </Button>
    </>
  );
}
