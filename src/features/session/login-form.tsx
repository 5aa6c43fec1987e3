import { noop, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Eye, EyeOff, LoaderCircle, Lock, Mail } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type Capabilities,
  capabilitiesQuery,
  readCapabilities,
} from '../../api/capabilities/capabilities.ts';
import { loginMutation, type OpenedSession } from '../../api/session.ts';
import { type ApiError, messageIn } from '../../api/transport/api-error.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { localStore } from '../../lib/browser/storage/stores.ts';
import { invalidEmail } from '../../lib/values/email.ts';

const missing = 'Missing Email or password';

/** Returns the text for a failed sign-in. The texts are those of the specification. */
function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return missing;
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}

/**
 * Returns the sentence below the text, such as how long the sign-in is locked; undefined if it adds nothing. For 400
 * and 401, only the host's own words: ours are about a call of a session.
 */
function loginErrorSentence(error: ApiError): string | undefined {
  if (error.status === 0) return undefined;
  const isFormRefused = error.status === 400 || error.status === 401;
  const sentence = isFormRefused ? messageIn(error.body) : error.message;
  return sentence === loginErrorText(error) ? undefined : sentence;
}

/** Returns the text for an invalid field: the host's text if it is empty, or that of the specification for an e-mail. */
function formProblem({ valueMissing }: ValidityState): string {
  return valueMissing ? missing : invalidEmail;
}

interface LoginFormProps {
  onSignedIn: (session: OpenedSession, email: string) => void;
}

/** The problem of one field. */
interface FieldProblem {
  name: string;
  text: string;
}

/** Returns whether the browser stores a text of the length of a session's token. */
function storesSessions(): boolean {
  const key = 'storage test';
  const isStored = localStore.set(key, 'x'.repeat(2_000));
  localStore.set(key, null);
  return isStored;
}

const needsStorage =
  'The sign-in needs the storage of this browser, which is full or turned off for this site.';

/** A form may be open overnight, and the host may have another version by then. */
const maxCapabilitiesAgeMs = 60_000;

/**
 * Reads the capabilities of the host while the form is on screen, so that the first list is read in pages if the host has
 * them. The sign-in does not wait for the capabilities.
 *
 * @returns `renew` reads the capabilities again if they are old; `cache` hands the read over to the cache of the session, also
 *   while it is under way
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
      // The host, which did not answer then, has answered the sign-in.
      return capabilities && 'document' in capabilities ? capabilities : readCapabilities(signal);
    };
    client.query({ ...capabilitiesQuery, queryFn }).catch(noop);
  };
  return { renew, cache };
}

/**
 * The sign-in form. It shows one message at a time. The fields belong to the browser, because password managers
 * fill them in without events, and a field of React would be emptied by the next render.
 */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const login = useSingleWrite(loginMutation);
  const capabilities = useEarlyCapabilities();
  const [visible, setVisible] = useState(false);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [canStore, setCanStore] = useState(storesSessions);
  const message = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const { error, isUnderWay } = login;
  const refusal = error === null ? null : loginErrorText(error);
  const text = canStore ? (problem?.text ?? refusal) : needsStorage;
  const sentence =
    canStore && problem === null && error !== null ? loginErrorSentence(error) : undefined;

  useEffect(() => {
    if (error !== null) message.current?.focus();
  }, [error]);

  const reset = () => {
    setProblem(null);
    login.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isStored = storesSessions();
    setCanStore(isStored);
    if (!isStored) return;
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('input:invalid');
    if (field !== null) {
      login.reset();
      setProblem({ name: field.name, text: formProblem(field.validity) });
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
  /** Marks an invalid field, or both fields after a refusal. */
  const faultOf = (name: string) =>
    (problem?.name === name || error?.status === 400 || error?.status === 401) && {
      invalid: true,
      'aria-describedby': messageId,
    };
  const Reveal = visible ? EyeOff : Eye;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {text !== null && (
        <div
          ref={message}
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
        {...faultOf('email')}
        onChange={reset}
      />
      <TextField
        large
        label="Password"
        type={visible ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        icon={<Lock size={18} />}
        {...faultOf('password')}
        end={
          <IconButton
            label={visible ? 'Hide the password' : 'Show the password'}
            className="-mr-2"
            icon={<Reveal size={18} />}
            onClick={() => setVisible(!visible)}
          />
        }
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
