/** Where the rest of this page's islands is, if not in it (`takeOutProps`). */
const url = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.props ?? '';

interface Beside {
  names: readonly string[];
  chunks: string;
  lines: readonly string[];
}

let loading: Promise<Beside> | undefined;

async function fetchBeside(priority: RequestPriority): Promise<Beside> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const lines = (await response.text()).split('\n');
  const [names = '', chunks = ''] = lines;
  return { names: names.split(' '), chunks, lines };
}

/** Once for all islands, unless it fails. */
function load(priority: RequestPriority): Promise<Beside> {
  loading ??= fetchBeside(priority).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Before an island starts, so that it need not wait. @returns the chunks that the page does not name */
export async function prefetchBeside(): Promise<string> {
  if (url === '') return '';
  return load('low').then(
    ({ chunks }) => chunks,
    () => '',
  );
}

/**
 * What an island is given, as JSON: its attribute, or the line that the attribute names. Rejects without a connection, and
 * where the page has other islands by now.
 */
export async function islandProps({ dataset: { island, props = '{}' } }: HTMLElement): Promise<string> {
  const line = Number(props);
  if (!(line > 0)) return props;
  const { names, lines } = await load('auto');
  const own = lines[line];
  if (own === undefined || names[line - (lines.length - names.length)] !== island) {
    throw new Error(`${url} is of another page`);
  }
  return own;
}
