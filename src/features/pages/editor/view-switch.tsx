import { useId } from 'react';

interface ViewSwitchProps<View extends string> {
  label: string;
  views: readonly { key: View; label: string }[];
  view: View;
  onView: (view: View) => void;
}

/** A choice of one view. It has radio buttons, so that the arrow keys move between the views. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { label, views, view, onView } = props;
  const name = useId();
  return (
    <fieldset className="flex shrink-0 self-start rounded-control border border-line-strong bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {views.map(({ key, label: choice }) => (
        <label
          key={key}
          className="cursor-pointer rounded-key px-2.5 py-1 text-cell font-medium text-text-2 has-checked:bg-surface has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus max-lg:py-2.5 coarse:py-2.5 dark:has-checked:bg-surface-3 dark:has-checked:[box-shadow:0_0_0_1px_var(--color-line-strong)]"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={view === key}
            onChange={() => onView(key)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
