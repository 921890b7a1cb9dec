import type { Context } from 'hono';
import type { Asset, Encoding } from './assets.ts';

/** The order of preference is ours, not the client's; `q=0` is a refusal. */
function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name?.toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

export async function serveAsset(c: Context, asset: Asset): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const encoded = encoding && (await asset.encoded(encoding));
  const headers = {
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoded && encoding ? { 'content-encoding': encoding } : {}),
  };
  if (c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304, headers);
  return c.body(encoded ?? asset.body, 200, headers);
}
