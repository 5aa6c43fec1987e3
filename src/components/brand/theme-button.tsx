import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../../lib/browser/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

const steps: Record<ThemeChoice, { next: ThemeChoice; word: string; icon: typeof Sun }> = {
  light: { next: 'dark', word: 'Light', icon: Sun },
  dark: { next: 'system', word: 'Dark', icon: Moon },
  system: { next: 'light', word: 'System', icon: Monitor },
};

/** A button that cycles through Light, Dark and System. */
export function ThemeButton({ worded = false }: { worded?: boolean }) {
  const [choice, setChoice] = useState(readThemeChoice);
  const { next, word, icon: Icon } = steps[choice];
  const label = `Theme: ${word}. Change to ${steps[next].word}`;
  const advance = () => {
    chooseTheme(next);
    setChoice(next);
  };
  if (worded) {
    return (
      <button
        type="button"
        aria-label={label}
        onClick={advance}
        className="inline-flex items-center gap-2 text-caption text-text-2 hover:text-text max-lg:min-h-11"
      >
        <Icon />
        {word}
      </button>
    );
  }
  return (
    <IconButton label={label} tip={`Theme: ${word}`} icon={<Icon size={18} />} onClick={advance} />
  );
}
