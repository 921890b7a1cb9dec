let answers: Promise<Record<string, unknown>> | undefined;

const pathOf = (input: RequestInfo | URL) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const query = [...url.searchParams].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return url.pathname + (query && `?${query}`);
};

/**
 * From now on reads of the API are answered from what was recorded of the sample content; what was not recorded (a form
 * that is sent, a search) fails as with a stopped API.
 */
export async function answerFromRecord(): Promise<void> {
  if (answers) return void (await answers);
  const real = globalThis.fetch;
  answers = real('/content/answers.json').then((response) => response.json());
  const known = await answers;
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input);
    if (Object.hasOwn(known, path)) return Response.json(known[path]);
    return path.startsWith('/api/') ? new Response(null, { status: 503 }) : real(input, init);
  };
}
