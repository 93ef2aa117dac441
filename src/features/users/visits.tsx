import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endHandover } from '../../../contract/handovers/handovers.endpoints.ts';
import type { Handover } from '../../../contract/handovers/handovers.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { LongText } from '../../ui/long-text/long-text.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './visits.css.ts';

/** When administrators of the operator were here, and why; nothing where none ever was. */
export function Visits({ visits, mayEnd }: { visits: readonly Handover[]; mayEnd: boolean }) {
  if (visits.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>The operator was here</Trans>
      </Heading>
      <Text>
        <Trans>
          To help, its administrators may open this place for an hour at most. They see and change companies and the
          terms, and see the team; no applicants, messages or figures. What they do stands in the log.
        </Trans>
      </Text>
      <ul className={css.visits}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Card>
              <Visit visit={visit} mayEnd={mayEnd} />
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Visit({
  visit: { id, name, reason, created_at, redeemed_at, ends_at, ended_at, ended_by },
  mayEnd,
}: VisitProps) {
  const { i18n } = useLingui();
  const isOver = ended_at !== null;
  const state = isOver ? states.over : redeemed_at === null ? states.awaited : states.running;
  const at = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' });
  const [from, until] = [at(redeemed_at ?? created_at), at(ended_at ?? ends_at)];
  return (
    <Stack gap={3}>
      <Row>
        <strong>{name}</strong>
        <Badge {...state} label={i18n._(state.label)} />
      </Row>
      <LongText text={reason} />
      <Text look="small">
        {redeemed_at === null ? <Trans>Opened: {from}. Not made use of.</Trans> : null}
        {redeemed_at !== null && !isOver ? (
          <Trans>
            Since {from}, until {until} at most.
          </Trans>
        ) : null}
        {redeemed_at !== null && isOver ? (
          <>
            <Trans>
              From {from} until {until}.
            </Trans>{' '}
            {ended_by === null ? null : i18n._(endings[ended_by])}
          </>
        ) : null}
      </Text>
      {mayEnd && !isOver ? <End id={id} name={name} /> : null}
    </Stack>
  );
}

interface VisitProps {
  readonly visit: Handover;
  readonly mayEnd: boolean;
}

const states = {
  awaited: { tone: 'neutral', shape: 'ring', label: msg`Not here yet` },
  running: { tone: 'warning', shape: 'triangle', label: msg`Here now` },
  over: { tone: 'neutral', shape: 'tick', label: msg`Over` },
} as const;

const endings = {
  operator: msg`They left by themselves.`,
  administrator: msg`Your team ended it.`,
  time: msg`The time was up.`,
} as const;

function End({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const refused = useRefusedAct();
  const changed = useChanged('/staff');
  const [isPending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await call(endHandover, { params: { id } });
      notify.show({ tone: 'success', title: t`${name} has no access any more` });
      await changed();
    } catch (error) {
      if (refused(error)) await changed();
    }
    setPending(false);
  };
  return (
    <Row>
      <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void end()}>
        <Trans>End it now</Trans>
      </Button>
    </Row>
  );
}
