// Runs after the first paint. The page server (server/criticalCss.ts) names the style sheet and the scripts here.
(({ sheet, scripts }) => {
  const sources = scripts.split(' ');
  const append = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  let begun = false;
  const begin = () => {
    if (begun) return;
    // What is requested offline fails for good.
    if (!navigator.onLine) return addEventListener('online', begin, { once: true });
    begun = true;
    // What scripts render is styled by the whole sheet only: they are fetched beside it, and run after it.
    for (const href of sources) append('link', { rel: 'preload', as: 'script', href });
    const run = () => {
      for (const src of sources) append('script', { src, async: true });
    };
    append('link', { rel: 'stylesheet', href: sheet, onload: run, onerror: run });
  };
  // A page in the background never paints, but is prepared all the same.
  new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1_000);
})(document.currentScript.dataset);
