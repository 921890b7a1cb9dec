import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where uploaded bytes lie. Names are made by the server; an implementation may rely on {@link isFileName}. */
export interface FileStore {
  /** Keeps the bytes under a name; the same name again replaces them as a whole, never in part. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
  /** Throws if nothing can be written. */
  check(): Promise<void>;
}

/** Whether a name is one that the server makes: lower-case letters, digits, hyphens and one ending. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{1,8}$/.test(name);
}

function assertName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not a name of the file store: ${name}`);
}

/** Files in a folder of this machine. */
export function diskFiles(folder: string): FileStore {
  const at = (name: string) => path.join(folder, name);
  return {
    async put(name, bytes) {
      assertName(name);
      await mkdir(folder, { recursive: true });
      // Written beside and renamed: a reader or a crash must never meet half a file.
      const beside = at(`${name}.${crypto.randomUUID()}.part`);
      try {
        await writeFile(beside, bytes);
        await rename(beside, at(name));
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(name) {
      if (!isFileName(name)) return null;
      try {
        return await readFile(at(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      assertName(name);
      await rm(at(name), { force: true });
    },
    async check() {
      await this.put('check.txt', new TextEncoder().encode('ok'));
      await this.remove('check.txt');
    },
  };
}

/** Files that are forgotten with the process, for tests. */
export function memoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(name, bytes) {
      assertName(name);
      kept.set(name, bytes);
    },
    get: async (name) => kept.get(name) ?? null,
    async remove(name) {
      kept.delete(name);
    },
    async check() {},
  };
}
