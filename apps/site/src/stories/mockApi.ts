let fixtures: Promise<Record<string, unknown>> | undefined;

const pathOf = (input: RequestInfo | URL) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const query = [...url.searchParams].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return url.pathname + (query && `?${query}`);
};

/**
 * From now on reads of the API are answered from what was recorded of the sample content; what was not recorded (a form
 * that is sent, a search) fails as with a stopped API.
 */
export async function mockApi(): Promise<void> {
  if (fixtures) return void (await fixtures);
  const realFetch = globalThis.fetch;
  fixtures = realFetch('/content/answers.json').then((response) => response.json());
  const responses = await fixtures;
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input);
    if (Object.hasOwn(responses, path)) return Response.json(responses[path]);
    return path.startsWith('/api/') ? new Response(null, { status: 503 }) : realFetch(input, init);
  };
}
