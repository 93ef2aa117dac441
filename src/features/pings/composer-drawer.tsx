import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { answerDays, reminderDays } from '../../../contract/pings/pings.schema.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { CompanyReasons, shownReasons } from '../../ui/match-reasons/match-reasons.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Message } from './message.tsx';
import { unavailableSentence } from './ping-words.ts';
import * as css from './pings.css.ts';
import type { ComposerActor } from './undo-toast.ts';
import { localeOf } from '../../i18n/in-both.ts';

/** Write to one applicant: choose a template, read, send. `about` says whom, without a name; empty where nobody knows. */
export function ComposerDrawer({ actor, about }: { actor: ComposerActor; about: string }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const isSending = snapshot.matches('sending');
  return (
    <Drawer
      title={about === '' ? t`Contact this applicant` : t`Contact: ${about}`}
      isOpen={snapshot.context.ping === null && !snapshot.matches('cancelled')}
      onClose={() => actor.send({ type: 'composer.cancel' })}
      footer={
        <>
          <Do on={actor} event={{ type: 'composer.cancel' }} variant="secondary">
            {snapshot.matches('unavailable') ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Do>
          {snapshot.matches('choosing') || isSending ? (
            <Do on={actor} event={{ type: 'ping.send' }} icon={<Glyph name="send" />} isPending={isSending}>
              <Trans>Send message</Trans>
            </Do>
          ) : null}
        </>
      }
    >
      <Stack gap={6}>
        <Body snapshot={snapshot} actor={actor} />
      </Stack>
    </Drawer>
  );
}

function Body({ snapshot, actor }: { snapshot: PingComposerSnapshot; actor: ComposerActor }) {
  const { t, i18n } = useLingui();
  if (snapshot.matches('opening')) return <Waiting />;
  if (snapshot.matches('failed')) return <Retry actor={actor} />;
  if (snapshot.matches('withoutTemplate')) {
    return (
      <Banner tone="neutral">
        <Trans>
          There is no published template for a first message yet. Please ask your association to publish one.
        </Trans>
      </Banner>
    );
  }
  if (snapshot.matches('unavailable')) {
    const { reason, latest } = snapshot.context;
    return (
      <Banner tone="warning" announce="now" action={latest ? <ToMessage id={latest.id} /> : undefined}>
        {unavailableSentence(i18n, reason, latest)}
      </Banner>
    );
  }
  const { templates, templateId } = snapshot.context;
  const language = localeOf(i18n);
  return (
    <>
      {snapshot.matches({ choosing: 'unsent' }) ? (
        <Banner tone="danger">
          <Trans>The message wasn’t sent just now. Nothing is lost: please try again.</Trans>
        </Banner>
      ) : null}
      <Select
        name="template"
        label={t`Template`}
        value={templateId ?? ''}
        onChange={(id) => actor.send({ type: 'template.choose', templateId: id })}
        options={templates.map(({ id, name }) => ({ value: id, label: name[language] }))}
        disabled={snapshot.matches('sending')}
      />
      {snapshot.matches({ choosing: 'unreadable' }) ? <Retry actor={actor} /> : <Preview snapshot={snapshot} />}
    </>
  );
}

function ToMessage({ id }: { id: string }) {
  return (
    <RouterButtonLink to="/pings" search={{ ping: id }} variant="secondary" size="compact">
      <Trans>See the message</Trans>
    </RouterButtonLink>
  );
}

function Preview({ snapshot }: { snapshot: PingComposerSnapshot }) {
  const { t, i18n } = useLingui();
  const { preview } = snapshot.context;
  if (preview === null) return <Waiting />;
  const language = preview.locale === 'de' ? t`German` : t`English`;
  const left = preview.left_today;
  const told = shownReasons(preview.match);
  return (
    <>
      <section className={css.section} aria-busy={snapshot.matches({ choosing: 'previewing' })}>
        <Heading level={3} look="label">
          <Trans>What the applicant reads</Trans>
        </Heading>
        <Message subject={preview.subject} body={preview.body} locale={preview.locale} />
        <Text look="small">
          <Trans>
            In {language}, the applicant’s language. The name is filled in only in the e-mail itself; you see it after a
            yes.
          </Trans>
        </Text>
        <Text look="small">
          <Trans>
            Below it stands what your company trains, its address and its website, as far as you have given them under
            Organization.
          </Trans>
        </Text>
      </section>
      {told.length > 0 ? (
        <section className={css.section}>
          <Heading level={3} look="label">
            <Trans>What fits</Trans>
          </Heading>
          <CompanyReasons reasons={told} />
          <Text look="small">
            <Trans>The applicant is told this as well.</Trans>
          </Text>
        </section>
      ) : null}
      <section className={css.section}>
        <Heading level={3} look="label">
          <Trans>What happens next</Trans>
        </Heading>
        <ul className={css.steps}>
          <li>
            <Trans>You can take the message back for 60 seconds; then the e-mail goes out.</Trans>
          </li>
          <li>
            <Trans>
              The applicant has {i18n.number(answerDays)} days to answer and is reminded once, after{' '}
              {i18n.number(reminderDays)} days.
            </Trans>
          </li>
          <li>
            <Trans>
              With a yes you get name and contact details and see who recommends them. Then you get in touch.
            </Trans>
          </li>
          <li>
            <Plural
              value={left}
              one="You can send one more message today, this one included."
              other="You can send # more messages today, this one included."
            />
          </li>
        </ul>
      </section>
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`The preview is loading`}>
      <Stack gap={4}>
        <Skeleton height="3rem" />
        <Skeleton height="16rem" />
      </Stack>
    </Loading>
  );
}

function Retry({ actor }: { actor: ComposerActor }) {
  return (
    <Banner
      tone="danger"
      action={
        <Do on={actor} event={{ type: 'composer.retry' }} variant="secondary" size="compact">
          <Trans>Try again</Trans>
        </Do>
      }
    >
      <Trans>The preview couldn’t be loaded just now.</Trans>
    </Banner>
  );
}
