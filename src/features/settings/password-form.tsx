import { type SubmitEvent, useRef, useState } from 'react';
import { passwordLength, whyPasswordRefused } from '../../../domain/password-rules.ts';
import { changeOwnPasswordMutation } from '../../api/extensions/own-account.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { useIsOffered, useWhyNotSendable } from '../../components/host-action/use-is-offered.ts';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';

interface PasswordFormProps {
  /** The e-mail of the account, for password managers. */
  email: string;
  /** Runs with the host's message after the change. */
  onChanged: (message: string | null) => void;
  /** Whether the form is the only content of its page. Then it is larger, and its first field gets the focus. */
  isAlone?: boolean;
}

/** The field with an invalid text, and the reason. */
interface Problem {
  field: 'current' | 'new';
  text: string;
}

const hint = `${passwordLength.min} to ${passwordLength.max} characters. Several words that do not belong together are easy to remember and hard to guess.`;

/**
 * The form that changes the own password. The fields are uncontrolled, because password managers fill them in without
 * events, and because the state of a component must not contain a password.
 */
export function PasswordForm({ email, onChanged, isAlone = false }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const write = useSingleWrite(changeOwnPasswordMutation, { isRepeatable: true });
  const whyNotSendable = useWhyNotSendable('changeOwnPassword', 'saved');
  // Not `busy`: a busy button loses the focus.
  const whyBusy = write.isUnderWay ? 'The password is being changed' : undefined;
  const whyNot = whyNotSendable ?? whyBusy;
  const fieldOf = (name: Problem['field']) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (whyNot !== undefined) return;
    const [current, wanted] = [fieldOf('current')?.value ?? '', fieldOf('new')?.value ?? ''];
    const found = problemOf(current, wanted, email);
    setProblem(found);
    write.reset();
    if (found !== null) {
      fieldOf(found.field)?.focus();
      return;
    }
    write.send({ current_password: current, new_password: wanted }, (message) => {
      form.current?.reset();
      onChanged(message);
    });
  };
  const isMissing = useIsOffered('changeOwnPassword') === false;
  const shared = { large: isAlone, required: true, disabled: isMissing };
  const textOf = (name: Problem['field']) =>
    problem?.field === name ? { invalid: true, hint: problem.text } : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-[480px] flex-col gap-4">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...shared}
        label="Current password"
        what="the current password"
        name="current"
        autoComplete="current-password"
        autoFocus={isAlone}
        {...textOf('current')}
      />
      <PasswordField
        {...shared}
        label="New password"
        what="the new password"
        name="new"
        autoComplete="new-password"
        hint={hint}
        {...textOf('new')}
      />
      {write.error !== null && (
        <Notice
          className=""
          {...failureNotice(
            write.error,
            'changed',
            'Try the new password as your current one, or sign in with it.',
          )}
        />
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          size={isAlone ? 'large' : 'normal'}
          disabledBecause={whyNot}
        >
          Change password
        </Button>
      </div>
    </form>
  );
}

/** Returns the problem of the first invalid field, or null. The host checks whether the current password is right. */
function problemOf(current: string, wanted: string, email: string): Problem | null {
  if (current === '') return { field: 'current', text: 'Type your current password.' };
  const why = whyPasswordRefused(wanted, email, current);
  return why === null ? null : { field: 'new', text: why };
}
