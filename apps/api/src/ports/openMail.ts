import path from 'node:path';
import type { Logger } from '../context.ts';
import type { Env } from '../env.ts';
import { mailFrom } from '../formSettings.ts';
import { folderMail } from './folderMail.ts';
import type { MailPort } from './mail.ts';
import { smtpMail } from './smtpMail.ts';

export function openMail(env: Env, log: Logger): MailPort {
  const from = mailFrom(env);
  return env.SMTP_URL ? smtpMail(env.SMTP_URL, from) : folderMail(path.join(env.DATA_DIR, 'mails'), from, log);
}
