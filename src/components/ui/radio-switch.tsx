import { useId } from 'react';
import './radio-switch.css';

interface RadioSwitchProps<Key> {
  label: string;
  /** A choice without a key is chosen if `chosen` is undefined. */
  choices: readonly { key?: Key; label: string }[];
  chosen: Key | undefined;
  onChoose: (key: Key | undefined) => void;
}

/** Radio buttons that look like one switch. The arrow keys move between the choices. */
export function RadioSwitch<Key extends string>(props: RadioSwitchProps<Key>) {
  const { label, choices, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="radio-switch flex w-fit shrink-0 rounded-control border border-line-strong bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ key, label: choice }) => (
        <label
          key={choice}
          className="cursor-pointer rounded-key px-2.5 py-1 text-cell font-medium text-text-2 max-lg:py-2.5 coarse:py-2.5"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
