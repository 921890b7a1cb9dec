import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from '../context.ts';
import { composeMail } from './composeMail.ts';
import type { MailPort } from './mail.ts';

export function folderMail(folder: string, from: string, log: Logger): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function write(name: string, content: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written to a temporary file and renamed: whoever watches the folder must never meet half a mail.
    const tempFile = path.join(folder, `${name}.part`);
    await writeFile(tempFile, content, { mode: 0o600 });
    await rename(tempFile, path.join(folder, name));
  }
  return {
    label: 'Folder on this machine: mails reach nobody until SMTP_URL is set',
    delivers: false,
    async send(mail, id) {
      const { message } = await transport.sendMail(composeMail(mail, id, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together');
      // Named by its identity: a second try replaces the first.
      await write(`${id}.eml`, message);
      log.warn({ file: `${id}.eml` }, 'SMTP_URL is not set: the mail lies in DATA_DIR/mails');
    },
    async check() {
      await write('check.txt', Buffer.from('check'));
      await rm(path.join(folder, 'check.txt'));
    },
  };
}
