const url = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.props;

const headLines = 2;

let loading: Promise<string[]> | undefined;

function load(address: string): Promise<string[]> {
  loading ??= fetch(address)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(address))))
    .then((text) => text.split('\n'))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Before an island starts, so that it need not wait. @returns the chunks that the page does not name */
export async function prefetchBeside(): Promise<string> {
  const lines = url ? await load(url).catch(() => []) : [];
  return lines[1] ?? '';
}

/**
 * What an island is given, as JSON: its attribute, or the line that the attribute names. Rejects without a connection, and
 * where the page has other islands by now.
 */
export async function islandProps({ dataset: { island, props = '{}' } }: HTMLElement): Promise<string> {
  const line = Number(props);
  if (!url || !line) return props;
  const lines = await load(url);
  const own = lines[line];
  if (own && lines[0]?.split(' ')[line - headLines] === island) return own;
  throw new Error(url);
}
