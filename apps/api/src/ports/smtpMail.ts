import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import { type MailPort, MailRefused } from './mail.ts';

const waitMs = 15_000;

/** A permanent refusal (5xx) of this mail, rather than of us: a wrong password may be corrected. */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAboutMail = ['MAIL FROM', 'RCPT TO', 'DATA', 'MESSAGE'].includes(String(error.command));
  return isAboutMail && Number(error.responseCode) >= 500;
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** @param url with user and password, such as `smtp://user:password@host:587` */
export function smtpMail(url: string, from: string): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password must not cross a network unencrypted; without one, TLS is used where the server offers it.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  return {
    label: `Mail server ${hostname}`,
    delivers: true,
    async send(mail, id) {
      try {
        await transport.sendMail(composeMail(mail, id, from));
      } catch (error) {
        throw isPermanent(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async check() {
      await transport.verify();
    },
  };
}
