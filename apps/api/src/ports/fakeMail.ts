import { type Mail, type MailPort, MailRefused } from './mail.ts';

export interface FakeMail extends MailPort {
  readonly sent: (Mail & { id: string })[];
  behaviour: 'takes' | 'away' | 'refuses';
}

export function fakeMail(): FakeMail {
  const mail: FakeMail = {
    label: 'Memory of this process',
    delivers: true,
    sent: [],
    behaviour: 'takes',
    async send(given, id) {
      if (mail.behaviour === 'away') throw new Error('The mail server cannot be reached');
      if (mail.behaviour === 'refuses') throw new MailRefused('550 No such mailbox');
      mail.sent.push({ ...given, id });
    },
    check: async () => {},
  };
  return mail;
}
