import { type ReactNode, useId, useState } from 'react';
import { peopleSizes, recordSizes } from '../../../domain/lists/list.ts';
import { RadioSwitch } from '../../components/ui/radio-switch.tsx';
import { Select } from '../../components/ui/select.tsx';
import { toggleMasks, useMasks } from '../../lib/browser/privacy/masks.ts';
import { shutterKey, toggleShutter, useShutter } from '../../lib/browser/privacy/shutter.ts';
import { readPageSize, storePageSize } from '../../lib/browser/storage/stored-page-size.ts';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/browser/theme.ts';

const themes: readonly { key: ThemeChoice; label: string }[] = [
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
  { key: 'system', label: 'System' },
];

const switchChoices = [
  { key: 'on', label: 'On' },
  { key: 'off', label: 'Off' },
] as const;

/** The settings that this browser stores. They apply at once. */
export function BrowserSettings() {
  const isMasked = useMasks();
  const isBlurred = useShutter();
  return (
    <div className="*:border-line *:not-first:border-t">
      <Setting name="Theme" hint="System follows the device.">
        <RadioSwitch
          label="Theme"
          choices={themes}
          chosen={useThemeChoice()}
          onChoose={(key) => chooseTheme(key ?? 'system')}
        />
      </Setting>
      <Setting
        name="Mask phones and e-mails"
        hint="Hides most of their characters. One is shown for 30 seconds when you ask for it."
      >
        <OnOff label="Mask phones and e-mails" isOn={isMasked} onToggle={toggleMasks} />
      </Setting>
      <Setting
        name="Blur amounts and names"
        hint={`For screen sharing. The key ${shutterKey} switches it on every page.`}
      >
        <OnOff label="Blur amounts and names" isOn={isBlurred} onToggle={toggleShutter} />
      </Setting>
      <PageSize name="Rows a page: artisans and clients" sizes={peopleSizes} />
      <PageSize name="Rows a page: every other list" sizes={recordSizes} />
    </div>
  );
}

function Setting(props: { name: ReactNode; hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-body font-medium">{props.name}</p>
        <p className="text-caption text-text-2">{props.hint}</p>
      </div>
      {props.children}
    </div>
  );
}

function OnOff(props: { label: string; isOn: boolean; onToggle: () => void }) {
  const { label, isOn, onToggle } = props;
  return (
    <RadioSwitch
      label={label}
      choices={switchChoices}
      chosen={isOn ? 'on' : 'off'}
      onChoose={onToggle}
    />
  );
}

/** The control for the rows per page of all lists with these page sizes. */
function PageSize({ name, sizes }: { name: string; sizes: readonly number[] }) {
  const [size, setSize] = useState(() => readPageSize(sizes) ?? sizes[0]);
  const id = useId();
  return (
    <Setting
      name={<label htmlFor={id}>{name}</label>}
      hint="A list whose address has a number of rows shows that number."
    >
      <Select
        id={id}
        value={size}
        onChange={({ target }) => {
          storePageSize(sizes, Number(target.value));
          setSize(Number(target.value));
        }}
      >
        {sizes.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Setting>
  );
}
