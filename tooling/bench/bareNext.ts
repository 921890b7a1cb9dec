import { execFile, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'apps/site');
// Below the repository, whose packages it is built with, and where nothing is committed.
const folder = path.join(root, 'test-reports/bare-next');
const next = createRequire(path.join(site, 'package.json')).resolve('next/dist/bin/next');

const files = {
  'package.json': '{ "name": "bare-next", "private": true, "type": "module" }',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };`,
  'app/layout.jsx': `export const metadata = { title: 'A bare page', description: 'Nothing but the framework.' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.jsx': `export default function Page() { return <main><h1>A bare page</h1><p>Nothing but the framework.</p></main>; }`,
};

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function startBareNext(): Promise<{ url: string; stop: () => void }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  symlinkSync(path.join(site, 'node_modules'), path.join(folder, 'node_modules'));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: folder, env });
  const port = await freePort();
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilReady(url);
  return { url, stop: () => void server.kill() };
}
