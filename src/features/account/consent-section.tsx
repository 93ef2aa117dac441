import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GivenConsent, StandingAct, Terms } from '../../../contract/terms/terms.schema.ts';
import { useSessionActor } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { giveFindable, withdrawAct } from './consent.calls.ts';

export interface ConsentSectionProps {
  readonly consents: readonly GivenConsent[];
  /** What is in force now: to be found again is agreed to under it. */
  readonly terms: Terms;
  /** A guardian decides: there is only something to read. */
  readonly isMinor: boolean;
  readonly onChanged: () => Promise<void>;
}

/** What was agreed to, when, and by whom; with the text, and the way to take it back. */
export function ConsentSection({ consents, terms, isMinor, onChanged }: ConsentSectionProps) {
  return (
    <AccountSection
      title={<Trans>What holds now</Trans>}
      about={
        <Text>
          {isMinor ? (
            <Trans>Whoever decides for you has agreed, and can take it back on their own page.</Trans>
          ) : (
            <Trans>You can take back each of the two at any time, without giving a reason.</Trans>
          )}
        </Text>
      }
    >
      <Stack gap={8}>
        {consents.map((consent) => (
          <Act key={consent.act} consent={consent} terms={terms} isMinor={isMinor} onChanged={onChanged} />
        ))}
      </Stack>
    </AccountSection>
  );
}

function Act({
  consent,
  terms,
  isMinor,
  onChanged,
}: Omit<ConsentSectionProps, 'consents'> & { consent: GivenConsent }) {
  const { t, i18n } = useLingui();
  const tenant = useTenant()?.name;
  const session = useSessionActor();
  const notify = useNotify();
  const sayWhy = useRefusedAct();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const { act, version } = consent;
  const day = consent.at === null ? '' : i18n.date(consent.at, { dateStyle: 'long' });
  const title = { terms: t`Terms of use`, findable: t`Companies may find you` }[act];
  const stands = consent.status === 'accepted';
  const { version: newest } = terms.findable;

  const change = async (run: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await run();
      notify.show({ tone: 'success', title: done });
      session.send({ type: 'me.outdated' });
      await onChanged();
    } catch (error) {
      // another tab was faster, or the text is a newer one: what holds now comes
      if (sayWhy(error)) await onChanged();
    }
    setPending(false);
    setAsked(false);
  };

  return (
    <Stack gap={3}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      <Text>
        <When consent={consent} day={day} />
      </Text>
      {consent.text === null ? null : (
        <LongTextDisclosure
          title={t`The text that was agreed to`}
          note={version === null ? undefined : t`Version\u00a0${version}`}
          text={consent.text}
          lang={consent.locale ?? undefined}
          from={tenant}
        />
      )}
      {isMinor ? null : stands ? (
        <Row>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {act === 'terms' ? <Trans>Take back the terms</Trans> : <Trans>Not be found any more</Trans>}
          </Button>
        </Row>
      ) : act === 'findable' ? (
        <Stack gap={3}>
          <LongTextDisclosure
            title={t`The consent to be found, in full`}
            note={t`Version\u00a0${newest}`}
            text={terms.findable.text}
            lang={terms.locale}
            from={tenant}
          />
          <Row>
            <Button
              isPending={isPending}
              onClick={() => void change(() => giveFindable(terms), t`Companies can find you again`)}
            >
              <Trans>Agree to be found again</Trans>
            </Button>
          </Row>
        </Stack>
      ) : null}
      <Dialog
        title={act === 'terms' ? t`Take back the terms of use?` : t`Not be found any more?`}
        description={<Consequence act={act} />}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        isAlert
        footer={
          <Row justify="end">
            <Button variant="secondary" onClick={() => setAsked(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="danger"
              isPending={isPending}
              onClick={() => void change(() => withdrawAct(act), t`Taken back`)}
            >
              <Trans>Yes, take it back</Trans>
            </Button>
          </Row>
        }
      />
    </Stack>
  );
}

function When({ consent: { status, given_by }, day }: { consent: GivenConsent; day: string }) {
  if (day === '') return status === 'accepted' ? <Trans>Agreed to.</Trans> : <Trans>Not agreed to yet.</Trans>;
  if (status === 'revoked') return <Trans>Taken back. Agreed to last on {day}.</Trans>;
  if (status === 'expired') return <Trans>To be given again. Agreed to last on {day}.</Trans>;
  return given_by === 'guardian' ? (
    <Trans>Agreed to on {day} by whoever decides for you.</Trans>
  ) : (
    <Trans>Agreed to on {day}.</Trans>
  );
}

function Consequence({ act }: { act: StandingAct }) {
  return act === 'terms' ? (
    <Trans>
      Then no company finds you, and whoever has your contact details no longer sees them and is asked to delete them.
      You see nothing here any more until you agree again. Your account stays until you delete it.
    </Trans>
  ) : (
    <Trans>
      Then no company finds you, and whoever has your contact details no longer sees them and is asked to delete them.
      Your account and the terms of use stay.
    </Trans>
  );
}
