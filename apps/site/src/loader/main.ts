import { startBehaviours } from './behaviours.ts';
import { onIdle } from './idle.ts';
import { islandProps, prefetchBeside } from './islandProps.ts';
import { watchIslands } from './islands.ts';
import { pageReplaced } from './pageReplaced.ts';

const { sheet = '', chunks = '' } = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset ?? {};

function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), attributes);
  document.head.append(made);
  return made;
}

let styled: Promise<unknown> | undefined;

function wholeSheet(): Promise<unknown> {
  styled ??= new Promise((resolve) => link({ rel: 'stylesheet', href: sheet, onload: resolve, onerror: resolve }));
  return styled;
}

// Workers start from files of the build alone. By the default policy, since what names the file is the bundler's code.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).href.startsWith(`${location.origin}/islands/`) ? url : null),
});

async function startIsland(island: HTMLElement, atOnce: boolean): Promise<void> {
  const [{ start }, props] = await Promise.all([import('../islands/start.tsx'), islandProps(island), wholeSheet()]);
  await start(island, props, atOnce);
}

let end = new AbortController();

function begin(): void {
  end.abort();
  end = new AbortController();
  watchIslands(startIsland, end.signal);
  startBehaviours(end.signal);
}

begin();
window.addEventListener(pageReplaced, begin);

function preload(names: string): void {
  for (const chunk of names.split(' ').filter(Boolean)) link({ rel: 'modulepreload', href: `/islands/${chunk}.js` });
}

onIdle(() => {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData || sheet === '') return;
  link({ rel: 'prefetch', as: 'style', href: sheet });
  const beside = prefetchBeside();
  preload(chunks);
  void beside.then(preload);
});
