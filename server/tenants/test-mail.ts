import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { queueMail } from '../mail/outbox.ts';
import { findActiveUser } from '../users/users.repository.ts';
import { withinTenant } from './settings.service.ts';
import { testMailMessages as texts } from './test-mail.messages.ts';
import { tenantUrl } from './tenant-url.ts';

/** Sends an e-mail of a tenant, with its sender, name and colour, to whoever asks. @throws Failure not_found */
export async function queueTestMail(call: Caller, id: string): Promise<void> {
  const { actor, deps, now, tx } = call;
  const reader = await findActiveUser(tx, actor.user_id);
  if (!reader) throw new Failure('unauthenticated');
  await withinTenant(call, id, async (scoped, tenant) => {
    const say = (text: Message) =>
      translate(reader.locale, text, { tenant: tenant.name, sender: tenant.sender_address });
    await queueMail(scoped, {
      kind: 'mail_test',
      to: { name: `${reader.firstname} ${reader.lastname}`, address: reader.email },
      locale: reader.locale,
      tenant,
      message: {
        subject: say(texts.subject),
        preheader: say(texts.preheader),
        heading: say(texts.subject),
        blocks: [
          { kind: 'text', text: say(texts.text) },
          { kind: 'button', label: say(texts.button), url: tenantUrl(deps.config, tenant, '/') },
          { kind: 'note', text: say(texts.note) },
        ],
      },
      subject_id: tenant.id,
      now,
    });
  });
}
