import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { CaughtMails } from './caught-mails.ts';

const largest = 1024 * 1024;

/**
 * A real SMTP server on a free loopback port that delivers to nobody and keeps what it gets:
 * mails take the same way as in production, without leaving the machine.
 */
export async function startReceiver(caught: CaughtMails): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(caught, recipients, Buffer.concat(chunks), done);
      });
    },
  });
  // A connection that breaks is the sender's to retry.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function keep(
  caught: CaughtMails,
  recipients: readonly string[],
  raw: Buffer,
  answer: (error?: Error) => void,
): Promise<void> {
  try {
    const mail = await PostalMime.parse(raw);
    for (const to of recipients) {
      caught.add({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: withPictures(mail) });
    }
    answer();
  } catch (error) {
    answer(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Pictures that came along stand in the page itself: a browser finds no part of a mail. */
const withPictures = ({ html = '', attachments }: Email): string =>
  attachments.reduce(
    (page, { contentId, mimeType, content }) =>
      contentId === undefined || typeof content === 'string'
        ? page
        : page.replaceAll(
            `cid:${contentId.replaceAll(/[<>]/g, '')}`,
            `data:${mimeType};base64,${Buffer.from(new Uint8Array(content)).toString('base64')}`,
          ),
    html,
  );
