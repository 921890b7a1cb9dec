import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface StubSmtpServer {
  port: number;
  readonly received: { to: string[]; content: string }[];
  close(): Promise<void>;
}

export function startStubSmtpServer(own: SMTPServerOptions = {}): Promise<StubSmtpServer> {
  const received: StubSmtpServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...own,
  });
  const close = () => new Promise<void>((ended) => server.close(() => ended()));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      if (address && typeof address === 'object') resolve({ port: address.port, received, close });
    });
  });
}
