import { expect, it } from 'vitest';
import { isSigned, type SignedRequest } from './signatureV4.ts';

// The first example of Amazon's documentation of the signature, with its example keys.
const keyId = 'AKIAIOSFODNN7EXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const scope = `Credential=${keyId}/20130524/us-east-1/s3/aws4_request`;
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
const published: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  },
  body: new Uint8Array(),
};

it('agrees with the published example', () => {
  expect(isSigned(published, keyId, secret)).toBe(true);
});

it.each([
  ['another method', { ...published, method: 'DELETE' }],
  ['another file', { ...published, url: '/other.txt' }],
  ['another body', { ...published, body: new Uint8Array([1]) }],
  ['another header', { ...published, headers: { ...published.headers, range: 'bytes=0-10' } }],
  ['no signature', { ...published, headers: { ...published.headers, authorization: '' } }],
])('refuses %s', (_what, request) => {
  expect(isSigned(request, keyId, secret)).toBe(false);
});

it('refuses another secret and another key', () => {
  expect(isSigned(published, keyId, `${secret}x`)).toBe(false);
  expect(isSigned(published, 'AKIAOTHER', secret)).toBe(false);
});
