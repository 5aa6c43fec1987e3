import { useEffect, useEffectEvent } from 'react';
import { isAlertDialogOpen, isInFieldOrOverlay } from './shortcut-guards.ts';

/**
 * Runs an action when a key is pressed without Ctrl, ⌘ or Alt, except in fields, dialogs and menus, and while a
 * confirmation is open.
 *
 * @param key the key in lower case
 */
export function useShortcut(key: string, run: () => void): void {
  const onPress = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      // Fields are checked first, because a browser that fills in a field sends a key event without `key`.
      if (isInFieldOrOverlay(event) || hasModifier) return;
      if (event.key.toLowerCase() !== key || isAlertDialogOpen()) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
