import { proxyToApi } from '../../../content/proxyToApi.ts';

export const dynamic = 'force-dynamic';

export const GET = proxyToApi;
export const HEAD = proxyToApi;
export const POST = proxyToApi;
export const PUT = proxyToApi;
export const DELETE = proxyToApi;
export const OPTIONS = proxyToApi;
