/** Whether this is an Apple device. Its keyboard has ⌘ for the shortcuts that have Ctrl elsewhere. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
