import { api } from '../../session/session.ts';

/** Saves a visitor's file on the disk. A link would carry no token, and an address with one would stay in the history. */
export async function downloadFile({ path, name }: { path: string; name: string }): Promise<void> {
  const url = URL.createObjectURL(await api.download(path));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
