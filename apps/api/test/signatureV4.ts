import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  url: string;
  /** In lower case. */
  headers: Record<string, string>;
  body: Uint8Array;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&');
}

/**
 * Whether a request is signed by the owner of `secret`, and its body is the one signed. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned({ method, url, headers, body }: SignedRequest, keyId: string, secret: string): boolean {
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const payload = headers['x-amz-content-sha256'] ?? '';
  if (id !== keyId || payload !== sha256(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return false;
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('');
  const request = [method, path, canonicalQuery(query), lines, names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce((from, part) => hmac(from, part), hmac(`AWS4${secret}`, day));
  return hmac(key, text).toString('hex') === signature;
}
