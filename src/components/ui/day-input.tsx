import type { ComponentProps } from 'react';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  value: string;
  onText: (text: string) => void;
}

/** A text field for a day. Its type is not `date`, because browsers then show the day in the format of the system. */
export function DayInput({ onText, ...rest }: DayInputProps) {
  return (
    <input
      {...rest}
      inputMode="numeric"
      placeholder="YYYY/MM/DD"
      autoComplete="off"
      onChange={({ target }) => onText(target.value)}
    />
  );
}
