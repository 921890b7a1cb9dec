// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { styleHashes } from '@fundfront/web-server/libraryStyles';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from './headers.ts';

const ui = createRequire(path.resolve(import.meta.dirname, '../../../packages/ui/package.json'));
const reactAria = createRequire(ui.resolve('react-aria-components')).resolve('react-aria/package.json');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

function toastStyle(): string {
  const code = readFileSync(ui.resolve('sonner'), 'utf8');
  return JSON.parse(/__insertCSS\((".*?[^\\]")\)/.exec(code)?.[1] ?? '""');
}

/** @param file below react-aria's dist/private */
function ariaStyle(file: string): string {
  const code = readFileSync(path.join(path.dirname(reactAria), 'dist/private', file), 'utf8');
  const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code)?.[1] ?? '';
  return text
    .replaceAll(/\$\{([\w$]+)\}/g, (_, name: string) => {
      return new RegExp(`const ${name.replaceAll('$', '\\$')} = '([^']*)'`).exec(code)?.[1] ?? '';
    })
    .trim();
}

const addresses = { PUBLIC_SITE_URL: 'https://www.example.com', PUBLIC_ADMIN_URL: 'https://staff.example.com' };

describe('the content policy of the admin', () => {
  it('allows the style elements of the installed libraries, and no others', () => {
    expect(styleHashes).toEqual({
      empty: hashOf(''),
      toasts: hashOf(toastStyle()),
      presses: hashOf(ariaStyle('interactions/usePress.mjs')),
      scrolling: hashOf(ariaStyle('overlays/usePreventScroll.mjs')),
    });
  });

  it('is what the guide tells other web servers to send, with the headers beside it', () => {
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/guides/serve-the-admin.md'), 'utf8');
    const ofPages = guide.slice(guide.indexOf('location / {'));
    const lines = [...ofPages.matchAll(/add_header (\S+) "([^"]*)" always;/g)];
    const sent = Object.fromEntries(lines.map(([, name = '', value]) => [name.toLowerCase(), value]));
    expect(sent).toEqual({ ...pageHeaders(addresses), 'cache-control': 'no-cache' });
  });

  it('keeps browsers to https where the admin is there', () => {
    expect(pageHeaders(addresses)).toHaveProperty('strict-transport-security');
    const plain = pageHeaders({ ...addresses, PUBLIC_ADMIN_URL: 'http://localhost:3001' });
    expect(plain).not.toHaveProperty('strict-transport-security');
  });
});
