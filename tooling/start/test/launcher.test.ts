import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeRepo, fakeServer, type Run } from './fakeRepo.ts';

let repo: FakeRepo;
let runs: Run[] = [];

beforeEach(async () => {
  repo = await new FakeRepo().create();
});
afterEach(async () => {
  for (const run of runs) {
    run.child.kill('SIGTERM');
    await run.exit;
  }
  runs = [];
  repo.remove();
});

function startRun(env: Record<string, string> = {}): Run {
  const run = repo.start(env);
  runs.push(run);
  return run;
}

const readyMessage = 'Ctrl-C stops everything';
const isListening = (port: number | undefined) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

async function waitUntilAllStopped(): Promise<void> {
  for (const port of repo.ports) while (await isListening(port)) await sleep(50);
}

const answersWhenStopped = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const held = [];
const server = createServer((request, response) => { held.push(response); appendFileSync(process.env.NOTES, 'asked'); });
server.listen(Number(process.env.API_PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  for (const response of held) response.setHeader('connection', 'close').end('{}');
  server.close(() => process.exit(0));
});
`;

const failsWhenApiWasAsked = `
import { readFileSync } from 'node:fs';
setInterval(() => {
  if (!readFileSync(process.env.NOTES, 'utf8').includes('asked')) return;
  console.error('no such folder: dist');
  process.exit(3);
}, 20);
`;

describe('npm start', { timeout: 60_000 }, () => {
  it('installs, builds, serves and tells the addresses and the new password once, then stops in order', async () => {
    const run = startRun();
    await run.waitForOutput(readyMessage);
    for (const port of repo.ports) expect(run.output).toContain(`http://localhost:${port}`);
    expect(run.output.split('made-up-now')).toHaveLength(2);
    expect(run.output).not.toContain('\u001b');
    expect(run.output).not.toContain('server says hello');
    expect(repo.readNotes()).toEqual([
      'npx -y pnpm@1.2.3 install --frozen-lockfile',
      expect.stringMatching(/^turbo run build --filter=@fundfront\/api/),
    ]);
    run.child.kill('SIGTERM');
    expect(await run.exit).toEqual({ code: 0, signal: null });
    expect(repo.readNotes().at(-1)).toBe('drained API_PORT');
    expect(repo.readNotes()).toHaveLength(5);
    await waitUntilAllStopped();
  });

  it('gives each application only what it needs', async () => {
    const secrets = { CAPTCHA_SECRET: 'hush', PRIVACY_SECRET: 'hush', SESSION_SECRET: 'hush', SMTP_URL: 'smtp://x' };
    const run = startRun({ DATABASE_URL: 'postgres://x', ADMIN_PASSWORD: 'hush', ...secrets });
    await run.waitForOutput(readyMessage);
    const [site, admin, api] = await Promise.all(
      repo.ports.map(
        async (port): Promise<Record<string, string>> =>
          JSON.parse(await (await fetch(`http://127.0.0.1:${port}/`)).text()),
      ),
    );
    expect(api).toMatchObject({ DATABASE_URL: 'postgres://x', HOST: '127.0.0.1', ...secrets });
    for (const name of Object.keys(secrets)) {
      expect(site).not.toHaveProperty(name);
      expect(admin).not.toHaveProperty(name);
    }
    expect(site).not.toHaveProperty('DATABASE_URL');
    expect(admin).not.toHaveProperty('ADMIN_PASSWORD');
    expect(admin).not.toHaveProperty('REVALIDATE_SECRET');
    expect(site?.REVALIDATE_SECRET).toBe(api?.REVALIDATE_SECRET);
    expect(site?.REVALIDATE_SECRET?.length).toBeGreaterThanOrEqual(32);
  });

  it('does not install again', async () => {
    const first = startRun();
    await first.waitForOutput(readyMessage);
    first.killGroup('SIGINT');
    expect(await first.exit).toEqual({ code: 0, signal: null });
    const second = startRun();
    await second.waitForOutput(readyMessage);
    expect(repo.readNotes().filter((note) => note.startsWith('npx'))).toHaveLength(1);
  });

  it('refuses a second instance on the same data folder', async () => {
    await startRun().waitForOutput(readyMessage);
    const second = startRun({ SITE_PORT: '1', ADMIN_PORT: '2', API_PORT: '3' });
    expect((await second.exit).code).toBe(1);
    expect(second.output.trim()).toMatch(/^The data folder .*\.data is already in use by a running instance\..*$/);
  });

  it('says which port is in use before anything long', async () => {
    const other = createServer().listen(repo.ports[1], '127.0.0.1');
    const run = startRun();
    expect((await run.exit).code).toBe(1);
    other.close();
    expect(run.output.trim()).toBe(
      `Port ${repo.ports[1]} is in use. Stop what uses it or set ADMIN_PORT to another port.`,
    );
    expect(repo.readNotes()).toEqual([]);
  });

  it('refuses a malformed port', async () => {
    const run = startRun({ API_PORT: 'http' });
    expect((await run.exit).code).toBe(1);
    expect(run.output.trim()).toBe('API_PORT must be a port number from 1 to 65535, but is "http".');
  });

  it('passes on the sentence of a failed preparation', async () => {
    const run = startRun({ PREPARE_FAILS: '1' });
    expect((await run.exit).code).toBe(1);
    expect(run.output.trim()).toMatch(/The e-mail in ADMIN_EMAIL is not an e-mail address\.$/);
    expect(run.output).not.toContain('    at ');
  });

  it('still shows a password that was made before the build failed', async () => {
    const run = startRun({ TURBO_EXIT: '3' });
    expect((await run.exit).code).toBe(1);
    expect(run.output).toContain('made-up-now');
    expect(run.output).toContain('The build failed.');
  });

  it.each([0, 1, 2])('starts again what dies (port %i of three), while the others go on answering', async (dying) => {
    const run = startRun();
    await run.waitForOutput(readyMessage);
    const others = repo.ports.filter((_, index) => index !== dying);
    for (const seconds of ['0.25', '0.5']) {
      await fetch(`http://127.0.0.1:${repo.ports[dying]}/crash`).catch(() => undefined);
      await run.waitForOutput(`stopped unexpectedly (exit code 7). It is started again in ${seconds} s.`);
      for (const port of others) expect(await isListening(port)).toBe(true);
      while (!(await isListening(repo.ports[dying]))) await sleep(20);
    }
    expect(run.output).toContain('crashing now');
    expect(run.child.exitCode).toBeNull();
    run.child.kill('SIGTERM');
    expect(await run.exit).toEqual({ code: 0, signal: null });
    await waitUntilAllStopped();
  });

  it('goes on trying, with pauses that grow, and stops at once though one waits to be started', async () => {
    repo.write(
      'apps/api/dist-server/server.js',
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync('began')) process.exit(9);
       writeFileSync('began', '');
       await import('./serves.js');`,
    );
    repo.write('apps/api/dist-server/serves.js', fakeServer('API_PORT'));
    const run = startRun();
    await run.waitForOutput(readyMessage);
    await fetch(`http://127.0.0.1:${repo.ports[2]}/crash`).catch(() => undefined);
    await run.waitForOutput('(exit code 9). It is started again in 2 s.');
    expect(await isListening(repo.ports[0])).toBe(true);
    run.child.kill('SIGTERM');
    expect(await run.exit).toEqual({ code: 0, signal: null });
    await waitUntilAllStopped();
  });

  it.each([
    ['npm is told to stop', (run: Run) => run.child.kill('SIGTERM')],
    ['Ctrl-C goes to all at the terminal', (run: Run) => run.killGroup('SIGINT')],
  ])('leaves no orphans when %s', async (_, stop) => {
    const run = repo.run(['npm', 'start']);
    runs.push(run);
    await run.waitForOutput(readyMessage);
    stop(run);
    expect(await run.exit).toEqual({ code: 0, signal: null });
    await waitUntilAllStopped();
    expect(repo.readNotes().filter((note) => note.startsWith('drained'))).toHaveLength(3);
  });

  it('shows what a server said when it cannot start', async () => {
    repo.write('apps/admin/dist-server/server.js', "console.error('no such folder: dist'); process.exit(3)");
    const run = startRun();
    expect((await run.exit).code).toBe(1);
    expect(run.output).toContain('admin | no such folder: dist');
    expect(run.output).toContain(
      'The staff admin stopped 3 times while starting (exit code 3). The others were stopped too.',
    );
    expect(run.output.split('no such folder')).toHaveLength(4);
    await waitUntilAllStopped();
  });

  it('starts nothing more once one has failed, though the API answers at that moment', async () => {
    repo.write('apps/api/dist-server/server.js', answersWhenStopped);
    repo.write('apps/admin/dist-server/server.js', failsWhenApiWasAsked);
    const run = startRun();
    expect((await run.exit).code).toBe(1);
    expect(run.output).toContain('admin | no such folder: dist');
    expect(run.output).not.toContain('site |');
    await waitUntilAllStopped();
  });

  it('leaves no orphans when it is killed outright', async () => {
    const run = startRun();
    await run.waitForOutput(readyMessage);
    run.child.kill('SIGKILL');
    await waitUntilAllStopped();
    expect(repo.readNotes().filter((note) => note.startsWith('drained'))).toHaveLength(3);
  });
});
