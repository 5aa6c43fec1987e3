import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/browser/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

const themes: Record<ThemeChoice, { next: ThemeChoice; word: string; icon: typeof Sun }> = {
  light: { next: 'dark', word: 'Light', icon: Sun },
  dark: { next: 'system', word: 'Dark', icon: Moon },
  system: { next: 'light', word: 'System', icon: Monitor },
};

/** A button that cycles through the themes. With `hasText` it shows the name of the theme, and not only an icon. */
export function ThemeButton({ hasText = false }: { hasText?: boolean }) {
  const choice = useThemeChoice();
  const { next, word, icon: Icon } = themes[choice];
  const label = `Theme: ${word}. Change to ${themes[next].word}`;
  const chooseNext = () => chooseTheme(next);
  if (hasText) {
    return (
      <button
        type="button"
        aria-label={label}
        onClick={chooseNext}
        className="inline-flex items-center gap-2 text-caption text-text-2 hover:text-text max-lg:min-h-11"
      >
        <Icon />
        {word}
      </button>
    );
  }
  return (
    <IconButton
      label={label}
      tip={`Theme: ${word}`}
      icon={<Icon size={18} />}
      onClick={chooseNext}
    />
  );
}
