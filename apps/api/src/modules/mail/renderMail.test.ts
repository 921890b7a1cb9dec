import { locales } from '@fundfront/content-model';
import { hostileMarkup } from '@fundfront/fixtures/hostile';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../ports/composeMail.ts';
import { greeting } from './greeting.ts';
import { type MailContent, renderMail } from './renderMail.ts';

const contentWith = (value: string): MailContent => ({
  lang: 'ur',
  subject: 'Subject',
  greeting: value,
  before: [value],
  details: [{ label: value, value, ltr: true }],
  list: [value],
  action: { label: value, url: 'https://www.example.test/?token=x&lang=ur' },
  after: [value],
  footer: [value],
});

async function arrived(to: string, content: MailContent, headers?: Record<string, string>) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mail = composeMail(renderMail(to, content, headers), 'the-id', 'Sample <no-reply@example.test>');
  const { message } = await transport.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('No message was made');
  return PostalMime.parse(message);
}

const tags = (html: string) => [...html.matchAll(/<\s*\/?\s*([a-z!][^\s/>]*)[^>]*>/gi)].map(([tag]) => tag);

describe('a letter', () => {
  const known = tags(renderMail('', contentWith('Ayesha')).html);

  it('has nothing of a value as markup', () => {
    for (const value of [...hostileMarkup, "'&amp;</title>"]) {
      expect(tags(renderMail('', contentWith(value)).html), value).toEqual(known);
    }
  });

  it('keeps what reads from left to right in its order within Urdu', () => {
    const { html, text } = renderMail('', contentWith('CF-2611-0042'));
    expect(html).toContain('<bdi dir="ltr">CF-2611-0042</bdi>');
    expect(text).toContain('\u2066CF-2611-0042\u2069');
    expect(html).toContain('href="https://www.example.test/?token=x&amp;lang=ur"');
  });
});

describe('what arrives', () => {
  it('has the same words, whole, in both parts', async () => {
    const content = contentWith('محترم عائشہ،');
    const mail = await arrived('someone@example.test', content, {
      'List-Unsubscribe': `<https://x.test/${'y'.repeat(200)}>`,
    });
    expect(mail.text).toContain('محترم عائشہ،');
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.messageId).toBe('<the-id@example.test>');
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replaceAll(' ', '');
    expect(header).toBe(`<https://x.test/${'y'.repeat(200)}>`);
  });

  it.each([
    'a@example.test\r\nBcc: victim@example.test',
    'a@example.test, victim@example.test',
    'a@example.test\nSubject: other',
  ])('goes to nobody else for the address %j', async (email) => {
    const mail = await arrived(email, { ...contentWith('x'), subject: 'One\r\nBcc: victim@example.test' });
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined]);
    expect(mail.subject).toBe('One Bcc: victim@example.test');
  });
});

describe('a greeting', () => {
  it.each(locales)('speaks to people by name in %s', (lang) => {
    expect(greeting(lang, 'M. A. Khan')).toContain('M. A. Khan');
  });

  it('repeats no name that would become a link, or is a message', () => {
    for (const name of ['Win at prize.example', 'evil.test', 'very '.repeat(20)]) {
      expect(greeting('en', name)).toBe('Hello,');
    }
  });
});
