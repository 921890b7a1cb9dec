import { forwardToApi } from '../../../content/forwardToApi.ts';

export const dynamic = 'force-dynamic';

export const GET = forwardToApi;
export const HEAD = forwardToApi;
export const POST = forwardToApi;
export const PUT = forwardToApi;
export const DELETE = forwardToApi;
export const OPTIONS = forwardToApi;
