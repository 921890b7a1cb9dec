// Before the first paint, so that a dark screen never flashes white. A file of its own: the policy allows no inline script.
(() => {
  let choice = null;
  try {
    choice = JSON.parse(localStorage.getItem('admin-look') ?? 'null')?.state?.theme ?? null;
  } catch {
    // Storage may be off: the system's choice applies.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
