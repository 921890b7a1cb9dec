// What a page needs after its first drawing: the rest of its style sheet, and its scripts. The server in front
// (server/criticalCss.ts) names both here instead of where the browser would fetch them before the words are seen.
(({ sheet, scripts }) => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    // What is asked for now would fail for good.
    if (!navigator.onLine) return addEventListener('online', begin, { once: true });
    begun = true;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
    for (const src of scripts.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  // The browser says when words were first on the screen. A page in the background is never drawn, but prepared all the same.
  new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1_000);
})(document.currentScript.dataset);
