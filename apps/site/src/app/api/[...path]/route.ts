import { passToApi } from '../../../content/passToApi.ts';

export const dynamic = 'force-dynamic';

export const GET = passToApi;
export const HEAD = passToApi;
export const POST = passToApi;
export const PUT = passToApi;
export const DELETE = passToApi;
export const OPTIONS = passToApi;
