import { proxyToApi } from '@fundfront/api-client/proxy';
import { env } from '../env.ts';

const unavailable = { error: 'The service does not answer just now. Try again in a moment.', retryAfter: 5 };

/** Whose request it is, the page server has written from the connection (`server/incomingRequest.ts`). */
export function forwardToApi(request: Request): Promise<Response> {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return proxyToApi(request, {
    apiUrl: env().API_URL,
    forwarded: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    unavailable,
  });
}
