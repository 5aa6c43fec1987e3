import { useEffect, useEffectEvent } from 'react';
import { isAlertDialogOpen, isTyping } from './shortcut-guards.ts';

/** Runs an action when a key is pressed, except in fields, dialogs and menus, and under a confirmation. */
export function useShortcut(key: string, run: () => void): void {
  const onPress = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== key || hasModifier) return;
      if (isTyping(event) || isAlertDialogOpen()) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
