import { showToast } from '../../components/feedback/toast.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

/** The password and the sessions of this administrator. */
export function OwnAccount({ email }: { email: string }) {
  const onChanged = (message: string | null) =>
    void showToast({ title: 'Password changed', ...(message !== null && { text: message }) });
  return (
    <>
      <h3 className="mb-3 text-body font-bold">Password</h3>
      <PasswordForm email={email} onChanged={onChanged} />
      <div className="mt-5 border-line border-t pt-4">
        <OwnSessions />
      </div>
    </>
  );
}
