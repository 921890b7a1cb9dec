import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '@fundfront/start/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { Person } from '../../harness/index.ts';

const dist = path.join(root, 'apps/admin/dist');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As the README says: files of `dist`, `/api` passed on, the page at every other address; `config` at /config.json. */
async function serveFiles(api: string, config?: object) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.test');
    if (pathname.startsWith('/api/')) {
      const { method = 'GET', headers } = request;
      const passed = http.request(new URL(request.url ?? '/', api), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.writeHead(502).end());
      request.pipe(passed);
      return;
    }
    if (config && pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config));
      return;
    }
    const file = path.join(dist, path.normalize(pathname));
    const found = existsSync(file) && statSync(file).isFile() ? file : path.join(dist, 'index.html');
    response.writeHead(200, { 'content-type': types[path.extname(found)] ?? 'application/octet-stream' });
    response.end(readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function signInAt(page: Page, url: string, { email, password }: Person) {
  await page.goto(`${url}/fb-f-cms-admin-login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
}

test('the built staff area works behind a plain file server, with its settings in a file', async ({
  page,
  api,
  site,
  makePerson,
}) => {
  const server = await serveFiles(api, { publicSiteUrl: site });
  try {
    // Who is not signed in goes to the public site that the file names.
    await page.goto(`${server.url}/admin/posts`);
    await expect(page).toHaveURL(`${site}/home`);
    await signInAt(page, server.url, await makePerson('editor'));
    // Deep addresses and the session outlive a reload.
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByLabel('Title').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title').first()).toBeVisible();
  } finally {
    server.close();
  }
});

test('without the file it works all the same; a stranger comes to the sign-in, since the site’s address is not known', async ({
  page,
  api,
  makePerson,
}) => {
  const server = await serveFiles(api);
  try {
    await signInAt(page, server.url, await makePerson('editor'));
    await page.context().clearCookies();
    await page.goto(`${server.url}/admin/funds`);
    await expect(page).toHaveURL(`${server.url}/fb-f-cms-admin-login`);
  } finally {
    server.close();
  }
});
