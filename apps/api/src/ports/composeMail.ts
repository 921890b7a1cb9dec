import type { Mail } from './mail.ts';

/** The mail's identity is made from the row's, never from values. */
export function composeMail({ to, subject, text, html, headers }: Mail, id: string, from: string) {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As a structure, so that nothing in the address is read as a second one.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    // A mail may name no file of this machine and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
