import { Button } from '../../components/ui/button.tsx';
import { PasswordForm } from './password-form.tsx';

interface FirstPasswordProps {
  email: string;
  onChanged: () => void;
  onSignOut: () => void;
}

/** The form that replaces a password that the server made. No other page opens before that. */
export function FirstPassword({ email, onChanged, onSignOut }: FirstPasswordProps) {
  return (
    <>
      <PasswordForm email={email} onChanged={onChanged} isAlone />
      <Button variant="ghost" size="large" className="mt-3" onClick={onSignOut}>
        Sign Out
      </Button>
    </>
  );
}
