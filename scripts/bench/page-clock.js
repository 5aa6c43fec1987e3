/**
 * Runs in the page before its own scripts, and does not depend on the page's code. Plain JavaScript,
 * because compiled TypeScript calls helpers that the page does not have.
 */
(() => {
  const rows = () =>
    [...document.querySelectorAll('main tbody tr')]
      .map((row) => row.textContent.toLowerCase())
      .filter((text) => text.includes('@'));
  // The first task after the frame that paints the current document.
  const painted = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });

  let awaited = null;
  let finish = () => undefined;
  let finished = Promise.resolve(0);
  window.pageClock = {
    firstRow: null,
    inputs: [],
    expect(event, text) {
      awaited = { event, text, before: rows().join('\n'), start: null };
      finished = new Promise((resolve) => {
        finish = resolve;
      });
    },
    duration: () => finished,
  };

  for (const name of ['keydown', 'pointerup']) {
    window.addEventListener(
      name,
      (event) => {
        if (awaited?.event === name && awaited.start === null) awaited.start = event.timeStamp;
      },
      true,
    );
  }
  window.addEventListener(
    'input',
    ({ timeStamp }) => painted((time) => window.pageClock.inputs.push(time - timeStamp)),
    true,
  );
  let seen = false;
  new MutationObserver(() => {
    const now = rows();
    if (now.length === 0) return;
    if (!seen) {
      seen = true;
      painted((time) => {
        window.pageClock.firstRow = time;
      });
    }
    if (awaited === null || awaited.start === null) return;
    const { text, before, start } = awaited;
    if (now.join('\n') === before || !now.every((row) => row.includes(text))) return;
    awaited = null;
    painted((time) => finish(time - start));
  }).observe(document, { childList: true, subtree: true, characterData: true });
})();
