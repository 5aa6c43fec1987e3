import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end'> {
  /** What the label of the button calls the password: "the new password" gives "Show the new password". */
  what: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, with a button that shows the password. */
export function PasswordField({ what, ...field }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isVisible ? 'text' : 'password'}
      end={
        <IconButton
          label={isVisible ? `Hide ${what}` : `Show ${what}`}
          className="-mr-2"
          icon={<Icon size={18} />}
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  );
}
