import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { listAgreements } from '../../../contract/terms/terms.endpoints.ts';
import { type Agreement, standingActs, type Terms } from '../../../contract/terms/terms.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ChangesDisclosure } from '../../ui/text-changes/changes-disclosure.tsx';

/** What was agreed to last, of the texts that are in force in another version by now. */
function useEarlier(terms: Terms, isAskedAgain: boolean): readonly Agreement[] {
  const [given, setGiven] = useState<readonly Agreement[]>([]);
  useEffect(() => {
    if (!isAskedAgain) return undefined;
    const leaving = new AbortController();
    call(listAgreements, {}, { signal: leaving.signal, untouched: true }).then(
      ({ data }) => setGiven(data),
      // the question can be answered without it
      () => undefined,
    );
    return () => leaving.abort();
  }, [isAskedAgain]);
  return standingActs.flatMap((act) => {
    const last = given.find((agreement) => agreement.act === act);
    const { version } = act === 'terms' ? terms : terms.findable;
    return last && last.version !== version ? [last] : [];
  });
}

/** Why somebody is asked once more whose agreement stood, and the text it was given to. */
export function WhatChanged({ terms }: { terms: Terms }) {
  const { t, i18n } = useLingui();
  const { applicant } = useMe();
  const tenant = useTenant()?.name;
  const earlier = useEarlier(terms, applicant?.tos_status === 'expired');
  const [latest] = earlier;
  if (!latest) return null;
  const day = i18n.date(latest.at, { dateStyle: 'long' });
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What has changed</Trans>
        </Heading>
        <Text>
          <Trans>
            On {day} an earlier text was agreed to. There is a new one since, so it takes another yes. Until then no
            company finds you.
          </Trans>
        </Text>
        {earlier.map((given) => (
          <ChangesDisclosure
            key={given.id}
            title={
              given.act === 'terms' ? t`What is new in the terms of use` : t`What is new in “Companies may find you”`
            }
            from={given}
            to={{ locale: terms.locale, ...(given.act === 'terms' ? terms : terms.findable) }}
          />
        ))}
        {earlier.map(({ id, act, version, locale, text }) => (
          <LongTextDisclosure
            key={id}
            title={act === 'terms' ? t`Terms of use` : t`Companies may find you`}
            note={t`As you agreed to it, version\u00a0${version}`}
            text={text ?? t`This text is not kept any more.`}
            lang={text === null ? undefined : locale}
            from={tenant}
          />
        ))}
      </Stack>
    </Card>
  );
}
