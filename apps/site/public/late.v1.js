// What a page needs after its first drawing: the rest of its style sheet, and its scripts. The server in front
// (server/firstDrawing.ts) names both here instead of where the browser would fetch them before the words are seen.
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
  // The frame after this one has been drawn. A page in the background has no frames, but is prepared all the same.
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, 1_000);
})(document.currentScript.dataset);
