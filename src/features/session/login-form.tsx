import { noop, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, LoaderCircle, Lock, Mail } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type Capabilities,
  capabilitiesQuery,
  isFromHost,
  readCapabilities,
} from '../../api/capabilities/capabilities.ts';
import { loginMutation, type OpenedSession } from '../../api/session.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { messageIn } from '../../api/transport/host-message.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { localStore } from '../../lib/browser/storage/stores.ts';
import { invalidEmail } from '../../lib/values/email.ts';

const missingText = 'Missing Email or password';

/** Returns the text for a failed sign-in from the owner's specification, with its spelling "Unathorized". */
function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return missingText;
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}

/**
 * Returns the sentence below the text, such as how long the sign-in is locked; undefined if it adds nothing. After a
 * 400 or 401 it is only the host's own message, because our default sentences do not fit a sign-in.
 */
function loginErrorSentence(error: ApiError): string | undefined {
  if (error.status === 0) return undefined;
  const isFormRefused = error.status === 400 || error.status === 401;
  const sentence = isFormRefused ? messageIn(error.body) : error.message;
  return sentence === loginErrorText(error) ? undefined : sentence;
}

interface LoginFormProps {
  onSignedIn: (session: OpenedSession, email: string) => void;
}

interface FieldProblem {
  name: string;
  text: string;
}

function canStoreToken(): boolean {
  const key = 'storage test';
  const isStored = localStore.set(key, 'x'.repeat(2_000));
  localStore.set(key, null);
  return isStored;
}

const noStorageText =
  'The sign-in needs the storage of this browser, which is full or turned off for this site.';

/** Older capabilities are read again: the form may be open overnight, and the host may have a new version by then. */
const maxCapabilitiesAgeMs = 60_000;

/**
 * Reads the capabilities of the host while the form is on screen, so that the first list is read in pages if the host
 * sends pages. The sign-in does not wait for the capabilities.
 *
 * @returns `renew` reads the capabilities again if they are old; `cache` puts them into the query cache
 */
function useEarlyCapabilities() {
  const client = useQueryClient();
  const early = useRef<{ readAt: number; capabilities: Promise<Capabilities> }>(undefined);
  const renew = () => {
    const now = Date.now();
    if (early.current && now - early.current.readAt <= maxCapabilitiesAgeMs) return;
    early.current = { readAt: now, capabilities: readCapabilities(new AbortController().signal) };
  };
  useEffect(renew, []);
  const cache = () => {
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      const capabilities = await early.current?.capabilities;
      // If the host did not answer before, it may answer now, because it has answered the sign-in.
      return capabilities && isFromHost(capabilities) ? capabilities : readCapabilities(signal);
    };
    client.query({ ...capabilitiesQuery, queryFn }).catch(noop);
  };
  return { renew, cache };
}

/**
 * The sign-in form. It shows one message at a time. The fields are uncontrolled, because password managers fill them in
 * without events, and the next render would empty a controlled field.
 */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const login = useSingleWrite(loginMutation);
  const capabilities = useEarlyCapabilities();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [canStore, setCanStore] = useState(canStoreToken);
  const messageBox = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const { error, isUnderWay } = login;
  const refusal = error === null ? null : loginErrorText(error);
  const text = canStore ? (problem?.text ?? refusal) : noStorageText;
  const sentence =
    canStore && problem === null && error !== null ? loginErrorSentence(error) : undefined;

  useEffect(() => {
    if (error !== null) messageBox.current?.focus();
  }, [error]);

  const reset = () => {
    setProblem(null);
    login.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const canStoreNow = canStoreToken();
    setCanStore(canStoreNow);
    if (!canStoreNow) return;
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('input:invalid');
    if (field !== null) {
      login.reset();
      const isMissing = field.validity.valueMissing;
      setProblem({ name: field.name, text: isMissing ? missingText : invalidEmail });
      field.focus();
      return;
    }
    const textOf = (name: string) =>
      form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const credentials = { email: textOf('email').trim(), password: textOf('password') };
    capabilities.renew();
    login.send(credentials, (session) => {
      capabilities.cache();
      onSignedIn(session, credentials.email);
    });
  };
  /** Returns the props that mark a field with a problem, or both fields after a 400 or 401. */
  const invalidProps = (name: string) =>
    (problem?.name === name || error?.status === 400 || error?.status === 401) && {
      isInvalid: true,
      'aria-describedby': messageId,
    };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {text !== null && (
        <div
          ref={messageBox}
          id={messageId}
          role="alert"
          tabIndex={-1}
          className="flex items-center gap-2.5 rounded-field bg-bad-soft px-3.5 py-3 text-body font-medium text-bad-ink"
        >
          <CircleAlert size={18} className="shrink-0" />
          <div>
            <p>{text}</p>
            {sentence !== undefined && <p className="text-cell font-normal">{sentence}</p>}
          </div>
        </div>
      )}
      <TextField
        large
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        icon={<Mail size={18} />}
        {...invalidProps('email')}
        onChange={reset}
      />
      <PasswordField
        large
        label="Password"
        what="the password"
        name="password"
        autoComplete="current-password"
        required
        icon={<Lock size={18} />}
        {...invalidProps('password')}
        onChange={reset}
      />
      {isUnderWay ? (
        <div
          role="status"
          aria-label="Signing in"
          className="mt-3 flex h-[46px] items-center justify-center text-accent-ink"
        >
          <LoaderCircle size={24} strokeWidth={2} className="animate-spin" />
        </div>
      ) : (
        <button type="submit" className={buttonClass('primary', 'large', 'mt-3')}>
          Login Account
        </button>
      )}
    </form>
  );
}
