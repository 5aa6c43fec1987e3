/** Whether the device is one of Apple, whose keyboards have ⌘ for the shortcuts that have Ctrl elsewhere. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
