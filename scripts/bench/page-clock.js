/**
 * This script runs in the page before the page's scripts and does not depend on them. It is plain JavaScript, because
 * compiled TypeScript calls helpers that the page does not have.
 */
(() => {
  // Placeholder rows have no text.
  const rows = () =>
    [...document.querySelectorAll('main tbody tr')]
      .map((row) => row.textContent.toLowerCase())
      .filter((text) => text.trim() !== '');
  // Calls `then` with the time of the first task after the frame that paints the current document.
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  const isLoading = () =>
    document.querySelector('main .animate-pulse, main [aria-busy=true]') !== null;

  let awaited = null;
  let finish = () => undefined;
  let finished = Promise.resolve(0);
  window.pageClock = {
    firstRow: null,
    complete: null,
    inputs: [],
    expect(event, text) {
      awaited = { event, text, before: rows().join('\n'), start: null, hasBegunLoading: false };
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
    ({ timeStamp }) => afterPaint((time) => window.pageClock.inputs.push(time - timeStamp)),
    true,
  );
  // Returns whether the expected rows are in the document: changed rows that all contain the text or, without a text,
  // the rows after a loading state.
  function hasExpectedRows({ text, before, hasBegunLoading }) {
    if (text === null) return hasBegunLoading && !isLoading();
    const now = rows();
    return now.length > 0 && now.join('\n') !== before && now.every((row) => row.includes(text));
  }

  let hasRows = false;
  let wasLoading = true;
  new MutationObserver(() => {
    const isLoadingNow = isLoading() || document.querySelector('main') === null;
    if (wasLoading && !isLoadingNow) {
      afterPaint((time) => {
        window.pageClock.complete = time;
      });
    }
    wasLoading = isLoadingNow;
    if (!hasRows && rows().length > 0) {
      hasRows = true;
      afterPaint((time) => {
        window.pageClock.firstRow = time;
      });
    }
    if (awaited === null || awaited.start === null) return;
    if (isLoadingNow) awaited.hasBegunLoading = true;
    if (!hasExpectedRows(awaited)) return;
    const { start } = awaited;
    awaited = null;
    afterPaint((time) => finish(time - start));
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
})();
