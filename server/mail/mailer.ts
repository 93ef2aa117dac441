import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { type CaughtMails, openCaughtMails } from './caught-mails.ts';
import type { Mailbox } from './message.ts';
import { startReceiver } from './receiver.ts';

/** A mail as it goes out; names and subject are clean, addresses checked. */
export interface OutgoingMail {
  /** Made from the mail's id: should it ever go out twice, mail programs show it once. */
  readonly message_id: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly reply_to?: Mailbox;
  readonly locale: string;
  /** Where mail programs switch off mails like this one, with one click. */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The picture that the HTML shows by `cid:`. */
  readonly logo?: { readonly cid: string; readonly png: Buffer };
  /** A calendar file that takes an appointment back. */
  readonly cancellation?: string;
  readonly date: Date;
}

/** The one door mails leave by. */
export interface Mailer {
  /** Resolves when the next server has taken the mail. Rejects with nodemailer's error; see `isPermanent`. */
  send(mail: OutgoingMail): Promise<void>;
  /** Mails caught by the receiver inside; absent where a real server takes them. */
  readonly caught?: CaughtMails;
  close(): Promise<void>;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. Without it a receiver inside the process catches all mails. */
  readonly smtpUrl?: string;
  /** File for caught mails; absent: memory. */
  readonly caughtFile?: string;
  readonly clock: Clock;
}

const connections = {
  pool: true,
  maxConnections: 3,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** nodemailer on a real server, or on the receiver inside, which is started with the first mail. */
export function openMailer({ smtpUrl, caughtFile, clock }: MailerOptions): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      ...connections,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return {
      send: async (mail) => void (await transport.sendMail(compose(mail))),
      close: async () => transport.close(),
    };
  }
  const caught = openCaughtMails({ clock, ...(caughtFile === undefined ? {} : { file: caughtFile }) });
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const receiver = await startReceiver(caught);
    const { port } = receiver;
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, ...connections });
    return { transport, receiver };
  };
  return {
    caught,
    send: async (mail) => {
      const { transport } = await (opened ??= open());
      await transport.sendMail(compose(mail));
    },
    close: async () => {
      const { transport, receiver } = (await opened) ?? {};
      transport?.close();
      await receiver?.close();
    },
  };
}

function compose(mail: OutgoingMail) {
  return {
    messageId: mail.message_id,
    from: mail.from,
    to: mail.to,
    ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
    envelope: { from: mail.from.address, to: [mail.to.address] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...(mail.logo ? [attachment(mail.logo)] : []),
      ...(mail.cancellation === undefined ? [] : [cancellationPart(mail.cancellation)]),
    ],
    date: mail.date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.locale,
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const attachment = ({ cid, png }: NonNullable<OutgoingMail['logo']>) => ({
  cid,
  content: png,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

const cancellationPart = (content: string) => ({
  content,
  filename: 'cancelled.ics',
  contentType: 'text/calendar; charset=utf-8; method=CANCEL',
});
