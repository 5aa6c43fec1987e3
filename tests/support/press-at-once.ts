/**
 * Presses a button as soon as it appears, so that the test does not depend on the speed of the machine.
 *
 * @param find returns the button, or null until it appears
 * @returns whether the button was disabled when it was pressed
 */
export const pressAtOnce = (find: () => HTMLElement | null): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const button = find();
      if (button === null) return;
      observer.disconnect();
      resolve(button.hasAttribute('disabled'));
      button.click();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
