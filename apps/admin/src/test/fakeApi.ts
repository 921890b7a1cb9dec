import { vi } from 'vitest';

export interface FakeRequest {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
}

type FakeResponse = { status?: number; body: unknown } | undefined;

export function fakeApi(respond: (call: FakeRequest) => FakeResponse | Promise<FakeResponse>) {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const call = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text.startsWith('{') ? JSON.parse(text) : text || undefined,
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    requests.push(call);
    const { status = 200, body } = (await respond(call)) ?? {
      status: 404,
      body: { error: 'Nothing here', text_code: 'NOT_FOUND' },
    };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return { requests, requestsTo: (path: string) => requests.filter((call) => call.path === path) };
}

export const errorResponse = (text_code: string, error = 'No', status = 401): { status: number; body: unknown } => ({
  status,
  body: { error, text_code },
});
