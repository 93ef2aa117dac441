import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { ComposerFields, lineIssues, ShownPerson } from './composer-fields.tsx';
import { ComposerPreview } from './composer-preview.tsx';
import { ComposerTerms } from './composer-terms.tsx';
import * as css from './composer-frame.css.ts';
import { unavailableSentence } from './ping-words.ts';
import type { ComposerActor } from './undo-toast.ts';

interface ComposerProps {
  readonly actor: ComposerActor;
  /** Says whom, without a name; empty where nobody knows. */
  readonly about: string;
  readonly occupations: readonly Occupation[];
  /** What it stands in says whom already. */
  readonly isNamed: boolean;
}

/** Write to one applicant or several: say what is offered, read, send. */
export function ComposerDrawer({ actor, about, occupations, isNamed }: ComposerProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { sent, target } = snapshot.context;
  const count = target.handles.length;
  const title = about === '' ? t`Contact this applicant` : t`Contact: ${about}`;
  return (
    <ComposerFrame
      title={count > 1 ? t`Contact ${count} applicants` : title}
      isTitled={isNamed || count > 1}
      isOpen={!sent.some(({ ping }) => ping !== null) && !snapshot.matches('cancelled')}
      onClose={() => actor.send({ type: 'composer.cancel' })}
      footer={<Footer snapshot={snapshot} actor={actor} />}
    >
      <Stack gap={6}>
        <Body snapshot={snapshot} actor={actor} occupations={occupations} />
      </Stack>
    </ComposerFrame>
  );
}

type PartProps = Pick<ComposerProps, 'actor'> & { readonly snapshot: PingComposerSnapshot };

function Footer({ snapshot, actor }: PartProps) {
  const isSending = snapshot.matches('sending');
  const { target, terms } = snapshot.context;
  if (snapshot.matches('agreeing')) {
    return (
      <>
        <Do on={actor} event={{ type: 'composer.cancel' }} variant="secondary">
          <Trans>Cancel</Trans>
        </Do>
        <Do on={actor} event={{ type: 'terms.accept' }} isPending={snapshot.matches({ agreeing: 'accepting' })}>
          <Trans>Accept and send</Trans>
        </Do>
      </>
    );
  }
  return (
    <>
      {snapshot.matches({ choosing: 'unsent' }) ? (
        // beside the button that was pressed: above a long letter nobody would see it
        <div className={css.whole}>
          <Banner tone="danger" announce="now">
            <Trans>The message wasn’t sent just now. Nothing is lost: please try again.</Trans>
          </Banner>
        </div>
      ) : null}
      <Do on={actor} event={{ type: 'composer.cancel' }} variant="secondary">
        {snapshot.matches('unavailable') ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
      </Do>
      {snapshot.matches('choosing') || isSending ? (
        <Do
          on={actor}
          event={{ type: 'ping.send' }}
          check={() => lineIssues(snapshot.context.line).length === 0}
          icon={terms?.accepted === null ? undefined : <Glyph name="send" />}
          isPending={isSending}
        >
          {terms?.accepted === null ? (
            <Trans>Continue</Trans>
          ) : (
            <SendWords count={target.handles.length} isWarned={snapshot.matches({ choosing: 'warned' })} />
          )}
        </Do>
      ) : null}
    </>
  );
}

const SendWords = ({ count, isWarned }: { count: number; isWarned: boolean }) =>
  isWarned ? (
    <Trans>Send all the same</Trans>
  ) : count === 1 ? (
    <Trans>Send message</Trans>
  ) : (
    <Trans>Send {count} messages</Trans>
  );

function Body({ snapshot, actor, occupations }: PartProps & Pick<ComposerProps, 'occupations'>) {
  const { i18n } = useLingui();
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
  const { reason, latest, outdated, occupationId, preview, terms } = snapshot.context;
  const why = (
    <Banner tone="warning" announce="now" action={latest ? <ToMessage id={latest.id} /> : undefined}>
      {unavailableSentence(i18n, reason, latest)}
    </Banner>
  );
  if (snapshot.matches('unavailable')) return why;
  if (snapshot.matches('agreeing') && terms)
    return <ComposerTerms actor={actor} terms={terms} isRefused={snapshot.matches({ agreeing: 'unaccepted' })} />;
  return (
    <>
      {outdated === null ? null : <Outdated what={outdated} />}
      <ShownPerson snapshot={snapshot} actor={actor} />
      <ComposerFields snapshot={snapshot} actor={actor} occupations={occupations} />
      {occupationId === null ? (
        <Banner tone="neutral">
          <Trans>Please say for which occupation you write: the letter says it in its first line.</Trans>
        </Banner>
      ) : null}
      {snapshot.matches({ choosing: 'unreadable' }) ? <Retry actor={actor} /> : null}
      {snapshot.matches({ choosing: 'passedOver' }) ? (
        why
      ) : snapshot.matches({ choosing: 'unreadable' }) ? null : preview === null ? (
        <Waiting />
      ) : (
        <ComposerPreview snapshot={snapshot} preview={preview} />
      )}
    </>
  );
}

function Outdated({ what }: { what: 'template' | 'terms' }) {
  return (
    <Banner tone="warning" announce="now">
      {what === 'template' ? (
        <Trans>The template you had chosen is no longer there. Nothing was sent; please look at this one.</Trans>
      ) : (
        <Trans>The terms for companies have changed. Nothing was sent; you can read them before you send.</Trans>
      )}
    </Banner>
  );
}

function ToMessage({ id }: { id: string }) {
  return (
    <RouterButtonLink to="/pings" search={{ ping: id }} variant="secondary" size="compact">
      <Trans>See the message</Trans>
    </RouterButtonLink>
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
