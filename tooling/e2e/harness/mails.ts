import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

export type SentMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By name, in lower case. */
  headers: Readonly<Record<string, string>>;
};

async function read(file: string): Promise<SentMail> {
  const mail = await PostalMime.parse(readFileSync(file));
  const { to = [], subject = '', text = '', html = '' } = mail;
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  return { to: to.map(({ address = '' }) => address).join(), subject, text, html, headers };
}

/** Oldest first. Mails leave within a second or two: ask until it is there. */
export async function mails({ dataDir }: { dataDir: string }): Promise<SentMail[]> {
  const folder = path.join(dataDir, 'mails');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  const times = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  files.sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
  return Promise.all(files.map(read));
}
