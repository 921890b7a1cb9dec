import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@fundfront/content-model/wire';
import { expect } from 'vitest';
import { callAt, freePort, type RunningProcess, runScript, runToEnd, serverScript, waitUntilReady } from './process.ts';

const credentials = { email: 'first@example.test', password: 'a password for this test' };

/** The API as a process on an embedded database of its own, prepared and not yet started. */
export class KillableApi {
  readonly folder: string;
  readonly url: string;
  readonly #env: Record<string, string>;
  #server: RunningProcess | undefined;

  private constructor(folder: string, url: string, env: Record<string, string>) {
    this.folder = folder;
    this.url = url;
    this.#env = env;
  }

  /**
   * With a first administrator, and no content: to bring in the samples takes longer than most tests. Needs what
   * `bundleServer` makes.
   * @param from a data folder to begin with, whose database is migrated
   */
  static async prepare(
    name: string,
    { more = {}, at = tmpdir(), from }: { more?: Record<string, string>; at?: string; from?: string | undefined } = {},
  ): Promise<KillableApi> {
    const folder = mkdtempSync(path.join(at, `fundfront-${name}-`));
    if (from !== undefined) cpSync(from, folder, { recursive: true });
    const port = await freePort();
    const env = {
      DATA_DIR: folder,
      API_PORT: String(port),
      ACCESS_TOKEN_SECONDS: '86400',
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...more,
    };
    const prepared = await runToEnd('test/prepareEmpty.ts', env);
    expect(prepared.code, prepared.stderr).toBe(0);
    return new KillableApi(folder, `http://127.0.0.1:${port}`, env);
  }

  async start(): Promise<void> {
    this.#server = runScript(serverScript, this.#env);
    await waitUntilReady(this.url, this.#server);
  }

  get pid(): number | undefined {
    return this.#server?.child.pid;
  }

  get lives(): boolean {
    return this.#server?.child.exitCode === null && this.#server.child.signalCode === null;
  }

  /** Waits for its end. @returns the exit code, null where a signal ended it */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#server?.child.kill(signal);
    return (await this.#server?.ended) ?? null;
  }

  /** @returns the token of the first administrator */
  async signIn(): Promise<string> {
    return (await callAt(this.url, calls.login, { body: credentials })).body.token;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
