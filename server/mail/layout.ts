import type { QueuedMail } from './outbox.ts';

/** HTML and text of a mail. */
export function renderMail({ message }: Pick<QueuedMail, 'message' | 'locale' | 'tenant'> & { reachable: boolean }): { html: string; text: string } {
  return { html: '', text: message.heading };
}
