// Runs after the first paint. The page server (server/criticalCss.ts) names the style sheet and the scripts here.
(({ sheet, scripts }) => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    // What is requested offline fails for good.
    if (!navigator.onLine) return addEventListener('online', begin, { once: true });
    begun = true;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
    for (const src of scripts.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  // A page in the background never paints, but is prepared all the same.
  new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1_000);
})(document.currentScript.dataset);
