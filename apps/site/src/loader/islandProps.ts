/** Where the props of this page's islands are that are not in it; empty where all are. */
const url = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.props ?? '';

let loading: Promise<readonly string[]> | undefined;

async function fetchLines(priority: RequestPriority): Promise<readonly string[]> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.text()).split('\n');
}

/** Once for all islands, unless it fails. */
function load(priority: RequestPriority): Promise<readonly string[]> {
  loading ??= fetchLines(priority).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Before an island is started, so that its start need not wait. */
export function prefetchIslandProps(): void {
  if (url !== '') load('low').catch(() => {});
}

/**
 * What an island is given, as JSON: its attribute, or the line that the attribute names of what is beside the page
 * (`takeOutProps`). Rejects without a connection, and where the page has other islands by now.
 */
export async function islandProps({ dataset: { island, props = '{}' } }: HTMLElement): Promise<string> {
  const line = Number(props);
  if (!(line > 0)) return props;
  const lines = await load('auto');
  const own = lines[line];
  if (own === undefined || lines[0]?.split(' ')[line - 1] !== island) throw new Error(`${url} is of another page`);
  return own;
}
