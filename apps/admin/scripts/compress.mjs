// At the highest quality, which is too slow for the server to do at a request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../dist/assets');
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
for (const name of readdirSync(folder)) {
  if (!/\.(js|css)$/.test(name)) continue;
  const file = path.join(folder, name);
  const body = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(body, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
}
