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
  // The button is not `isBusy`, because a busy button loses the focus.
  const whyBusy = write.isUnderWay ? 'The password is being changed' : undefined;
  const whyNot = whyNotSendable ?? whyBusy;
  const fieldOf = (name: Problem['field']) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (whyNot !== undefined) return;
    const current = fieldOf('current')?.value ?? '';
    const replacement = fieldOf('new')?.value ?? '';
    const newProblem = problemOf(current, replacement, email);
    setProblem(newProblem);
    write.reset();
    if (newProblem !== null) {
      fieldOf(newProblem.field)?.focus();
      return;
    }
    write.send({ current_password: current, new_password: replacement }, (message) => {
      form.current?.reset();
      onChanged(message);
    });
  };
  const isNotOffered = useIsOffered('changeOwnPassword') === false;
  const sharedProps = { large: isAlone, required: true, disabled: isNotOffered };
  const problemProps = (name: Problem['field']) =>
    problem?.field === name ? { isInvalid: true, hint: problem.text } : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-[480px] flex-col gap-4">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...sharedProps}
        label="Current password"
        what="the current password"
        name="current"
        autoComplete="current-password"
        autoFocus={isAlone}
        {...problemProps('current')}
      />
      <PasswordField
        {...sharedProps}
        label="New password"
        what="the new password"
        name="new"
        autoComplete="new-password"
        hint={hint}
        {...problemProps('new')}
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
function problemOf(current: string, replacement: string, email: string): Problem | null {
  if (current === '') return { field: 'current', text: 'Type your current password.' };
  const whyRefused = whyPasswordRefused(replacement, email, current);
  return whyRefused === null ? null : { field: 'new', text: whyRefused };
}
