import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names are made by the server; an implementation may rely on {@link isFileName}. */
export interface FileStore {
  /** Shown to administrators: "Folder on this machine". */
  readonly label: string;
  /** The same name again replaces the bytes as a whole, never in part. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. Throws when the store does not answer. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
  /** The names of all its files, in no order. */
  list(): Promise<string[]>;
  /** Bytes that can still be written; null where the store has no bound of its own. */
  freeBytes(): Promise<number | null>;
  /** Throws if nothing can be written and read back. */
  check(): Promise<void>;
}

type Access = Pick<FileStore, 'put' | 'get' | 'remove' | 'list'> & Partial<Pick<FileStore, 'freeBytes'>>;

/** Lower-case letters, digits, hyphens and one ending. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{1,8}$/.test(name);
}

export function fileStore(label: string, access: Access): FileStore {
  const { put, get, remove, list, freeBytes = async () => null } = access;
  const guarded = (name: string) => {
    if (!isFileName(name)) throw new Error(`Not a name of the file store: ${name}`);
    return name;
  };
  return {
    label,
    put: async (name, bytes) => put(guarded(name), bytes),
    get: async (name) => (isFileName(name) ? get(name) : null),
    remove: async (name) => remove(guarded(name)),
    // Somebody else may keep files in the same place.
    list: async () => (await list()).filter(isFileName),
    freeBytes,
    async check() {
      // A name of its own: two processes that look at once must not remove each other's.
      const name = `check-${crypto.randomUUID()}.txt`;
      await put(name, new TextEncoder().encode(name));
      const found = await get(name);
      await remove(name);
      if (!found || new TextDecoder().decode(found) !== name) throw new Error('What was written is not read back');
    },
  };
}

export function diskFiles(folder: string): FileStore {
  const at = (name: string) => path.join(folder, name);
  return fileStore('Folder on this machine', {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written to a temporary file and renamed: a reader or a crash must never meet half a file.
      const tempFile = at(`${name}.${crypto.randomUUID()}.part`);
      try {
        await writeFile(tempFile, bytes);
        await rename(tempFile, at(name));
      } catch (error) {
        await rm(tempFile, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(at(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(at(name), { force: true }),
    async list() {
      // It is made with the first file.
      await mkdir(folder, { recursive: true });
      return readdir(folder);
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  });
}

export function memoryFiles(): FileStore {
  const stored = new Map<string, Uint8Array>();
  return fileStore('Memory of this process', {
    put: async (name, bytes) => void stored.set(name, bytes.slice()),
    get: async (name) => stored.get(name) ?? null,
    remove: async (name) => void stored.delete(name),
    list: async () => [...stored.keys()],
  });
}
