import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Do } from '../../kit/do.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import type { GuardianAnswerActor } from './guardian-answer.actors.ts';
import * as css from './legal-contacts.css.ts';

/** For whom the mail reached by mistake. Asked twice, because the address can't be named again afterwards. */
export function NotMe({ actor, child, isPlain }: { actor: GuardianAnswerActor; child: string; isPlain: boolean }) {
  const { t } = useLingui();
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('confirmingNotMe'));
  const isReporting = useSelector(actor, (snapshot) => snapshot.matches('reporting'));
  return (
    <div className={css.wrongPerson}>
      <Text>
        <Trans>You don’t know {child}, or you are not the legal guardian?</Trans>
      </Text>
      <Do
        on={actor}
        event={{ type: 'notMe.report' }}
        variant="quiet"
        hang="start"
        isPending={isReporting}
        isAsked={isAsked}
      >
        <Trans>I’m not the guardian</Trans>
      </Do>
      <Dialog
        title={t`Did this e-mail reach you by mistake?`}
        description={
          isPlain
            ? t`You do not know ${child}? Then press “Yes, by mistake”. We tell ${child}. And we write to you no more.`
            : t`We then tell ${child} that the address is wrong, and don’t write to you about ${child} again.`
        }
        isOpen={isAsked}
        onClose={() => actor.send({ type: 'notMe.cancel' })}
        isAlert
        footer={
          <Row justify="end">
            <Do on={actor} event={{ type: 'notMe.cancel' }} variant="secondary">
              <Trans>Back</Trans>
            </Do>
            <Do on={actor} event={{ type: 'notMe.confirm' }}>
              <Trans>Yes, by mistake</Trans>
            </Do>
          </Row>
        }
      />
    </div>
  );
}
