import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkSender, sendTestMail } from '../../../contract/tenants/administration.endpoints.ts';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import type { SenderCheck, SenderRecord } from '../../../contract/tenants/sender.schema.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { type InPlace, PartForm } from '../../kit/part-form.tsx';
import { useOneCall } from '../../kit/use-one-call.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './tenant.css.ts';

/** Whether its e-mails arrive: one to try, and what the name servers say of the sender's domain. */
export function SenderCheck({
  tenant: { id, sender_address: sender },
  isAsked,
  onClose,
}: InPlace & { tenant: Tenant }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { pending, formError, press } = useOneCall(async () => {});
  const [selector, setSelector] = useState('');
  const [found, setFound] = useState<SenderCheck>();
  const test = async () => {
    await call(sendTestMail, { params: { id } });
    notify.show({ tone: 'success', title: t`An e-mail is on its way to your own address` });
  };
  const check = async () => {
    setFound(undefined);
    const asked = selector.trim();
    setFound((await call(checkSender, { params: { id }, query: asked === '' ? {} : { selector: asked } })).data);
  };
  return (
    <PartForm isAsked={isAsked}>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Do its e-mails arrive?</Trans>
        </Heading>
        <Text>
          <Trans>They come from {sender}. What you change above counts once it is saved.</Trans>
        </Text>
        <FormErrorBanner formError={formError} />
        <TextField
          name="selector"
          label={t`DKIM selector`}
          help={t`Whoever set up your e-mail server knows it. Without it DKIM can’t be looked for.`}
          width="medium"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={63}
          value={selector}
          onChange={setSelector}
        />
        <Row>
          <Button variant="secondary" isPending={pending === 'check'} onClick={() => press('check', check)}>
            <Trans>Check the domain</Trans>
          </Button>
          <Button variant="secondary" isPending={pending === 'test'} onClick={() => press('test', test)}>
            <Trans>Send me a test e-mail</Trans>
          </Button>
        </Row>
        <div role="status">
          {found ? (
            <Stack gap={3}>
              <Standing name="SPF" of={found.spf} />
              <Standing name="DKIM" of={found.dkim} />
              <Standing name="DMARC" of={found.dmarc} />
            </Stack>
          ) : null}
        </div>
        <Row>
          <Button variant="quiet" hang="start" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Row>
      </Stack>
    </PartForm>
  );
}

const words = {
  there: { tone: 'success', shape: 'tick', label: msg`There`, sentence: msg`The name servers have it.` },
  weak: {
    tone: 'warning',
    shape: 'triangle',
    label: msg`Too lax`,
    sentence: msg`It is there, but keeps nobody from sending in this name.`,
  },
  missing: {
    tone: 'danger',
    shape: 'cross',
    label: msg`Missing`,
    sentence: msg`The name servers know none. E-mails may end in the spam folder.`,
  },
  unanswered: {
    tone: 'neutral',
    shape: 'ring',
    label: msg`Unknown`,
    sentence: msg`The name servers didn’t answer, so nothing is known. Please try again later.`,
  },
  unasked: {
    tone: 'neutral',
    shape: 'ring',
    label: msg`Not looked for`,
    sentence: msg`Please enter the selector to look for it.`,
  },
} as const;

function Standing({ name, of: { standing, text } }: { name: string; of: SenderRecord }) {
  const { i18n } = useLingui();
  const { tone, shape, label, sentence } = words[standing];
  return (
    <div className={css.standing}>
      <strong>{name}</strong>
      <Badge tone={tone} shape={shape} label={i18n._(label)} />
      <span>{i18n._(sentence)}</span>
      {text === null ? null : <code className={css.record}>{text}</code>}
    </div>
  );
}
