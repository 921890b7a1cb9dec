import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { type StubSmtpServer, startStubSmtpServer } from '../../test/stubSmtpServer.ts';
import { readEnv } from '../env.ts';
import { folderMail } from './folderMail.ts';
import { type Mail, MailRefused } from './mail.ts';
import { openMail } from './openMail.ts';
import { smtpMail } from './smtpMail.ts';

const from = 'Sample Company <no-reply@example.test>';
const log = pino({ level: 'silent' });
const mail: Mail = {
  to: 'reader@example.test',
  subject: 'موصول ہو گیا',
  text: 'السلام علیکم\n',
  html: '<p dir="rtl">السلام علیکم</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

let peer: StubSmtpServer | undefined;
afterEach(() => peer?.close());

const refusing = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

describe('a mail server', () => {
  it('gets the mail with its identity, in words that arrive whole', async () => {
    peer = await startStubSmtpServer();
    const port = smtpMail(`smtp://127.0.0.1:${peer.port}`, from);
    await port.send(mail, 'row-1');
    const [{ to, content } = { to: [], content: '' }] = peer.received;
    expect(to).toEqual(['reader@example.test']);
    const read = await PostalMime.parse(content);
    expect(read).toMatchObject({
      subject: mail.subject,
      messageId: '<row-1@example.test>',
      from: { name: 'Sample Company' },
    });
    expect(read.text).toContain('السلام علیکم');
    expect(read.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    await expect(port.check()).resolves.toBeUndefined();
  });

  it('is signed in to with what its address holds', async () => {
    const seen: unknown[] = [];
    peer = await startStubSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await smtpMail(`smtp://post%40example.test:p%3Ass@127.0.0.1:${peer.port}`, from).send(mail, 'row-2');
    expect(seen).toEqual([['post@example.test', 'p:ss']]);
  });

  it('that refuses a mail for good is told from one that may take it later', async () => {
    peer = await startStubSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? refusing(550, 'No such mailbox') : refusing(451, 'Try later')),
    });
    const port = smtpMail(`smtp://127.0.0.1:${peer.port}`, from);
    await expect(port.send({ ...mail, to: 'gone@example.test' }, 'row-3')).rejects.toBeInstanceOf(MailRefused);
    await expect(port.send(mail, 'row-4')).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('that does not know our password, or is not there, is no fault of the mail', async () => {
    peer = await startStubSmtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusing(535, 'Wrong password')),
    });
    const wrong = smtpMail(`smtp://a:b@127.0.0.1:${peer.port}`, from);
    await expect(wrong.send(mail, 'row-5')).rejects.not.toBeInstanceOf(MailRefused);
    await expect(wrong.check()).rejects.toThrow();
    await expect(smtpMail('smtp://127.0.0.1:1', from).send(mail, 'row-6')).rejects.not.toBeInstanceOf(MailRefused);
  });
});

it('without a server, mails lie in a folder, each once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-mails-'));
  try {
    const port = folderMail(path.join(folder, 'mails'), from, log);
    await port.check();
    await port.send(mail, 'row-7');
    await port.send(mail, 'row-7');
    expect(readdirSync(path.join(folder, 'mails'))).toEqual(['row-7.eml']);
    const file = path.join(folder, 'mails', 'row-7.eml');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await PostalMime.parse(readFileSync(file))).toMatchObject({ subject: mail.subject });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the environment chooses', () => {
  expect(openMail(readEnv({}), log).delivers).toBe(false);
  const named = { SMTP_URL: 'smtp://mail.example.test', MAIL_FROM: from };
  expect(openMail(readEnv(named), log)).toMatchObject({ delivers: true, label: 'Mail server mail.example.test' });
});
