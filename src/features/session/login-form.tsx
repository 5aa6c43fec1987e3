import { CircleAlert, Eye, EyeOff, LoaderCircle, Lock, Mail } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loginMutation, type OpenedSession } from '../../api/session.ts';
import { useSingleWrite } from '../../api/use-single-write.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { loginErrorText } from './login-errors.ts';

interface LoginFormProps {
  onSignedIn: (session: OpenedSession, email: string) => void;
}

/** E-mail, password, and one message at a time. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const login = useSingleWrite(loginMutation);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const { error, isUnderWay, reset } = login;

  useEffect(() => {
    if (error !== null) message.current?.focus();
  }, [error]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const credentials = { email: email.trim(), password };
    login.send(credentials, (session) => onSignedIn(session, credentials.email));
  };
  const Reveal = visible ? EyeOff : Eye;

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {error !== null && (
        <div
          ref={message}
          role="alert"
          tabIndex={-1}
          className="flex items-center gap-2.5 rounded-field bg-bad-soft px-3.5 py-3 text-body font-medium text-bad-ink"
        >
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {loginErrorText(error)}
        </div>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        icon={<Mail size={18} strokeWidth={1.75} />}
        invalid={error?.status === 400 || error?.status === 401}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          reset();
        }}
      />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        icon={<Lock size={18} strokeWidth={1.75} />}
        invalid={error?.status === 400 || error?.status === 401}
        end={
          <IconButton
            label={visible ? 'Hide the password' : 'Show the password'}
            className="-mr-2"
            icon={<Reveal size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setVisible(!visible)}
          />
        }
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          reset();
        }}
      />
      {isUnderWay ? (
        <div
          role="status"
          aria-label="Signing in"
          className="mt-3 flex h-[46px] items-center justify-center text-accent-ink"
        >
          <LoaderCircle size={24} aria-hidden className="animate-spin" />
        </div>
      ) : (
        <button type="submit" className={buttonClass('primary', 'large', 'mt-3')}>
          Login Account
        </button>
      )}
    </form>
  );
}
