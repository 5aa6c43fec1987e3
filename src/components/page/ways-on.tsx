import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button, buttonClass } from '../ui/button.tsx';

/** Where to go from a page that has nothing to show. */
export function WaysOn({ primary = false }: { primary?: boolean }) {
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
