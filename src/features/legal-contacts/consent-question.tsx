import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { GuardianView, ReleaseChoice } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ConsentFacts } from './consent-facts.tsx';
import type { GuardianAnswerActor } from './guardian-answer.actors.ts';
import * as css from './legal-contacts.css.ts';
import { NotMe } from './not-me.tsx';
import { PlainConsent, PlainSwitch, usePlainWords } from './plain-words.tsx';
import { ReleaseChoices } from './release-choices.tsx';
import { useSettledError } from '../../forms/use-settled-error.ts';
import { WhoAsks } from './who-asks.tsx';
import { ChangedSince } from './changed-since.tsx';

interface ConsentQuestionProps {
  readonly actor: GuardianAnswerActor;
  readonly view: GuardianView;
  /** The text has changed since it was agreed to. */
  readonly isNewer: boolean;
  readonly onAgree: () => void;
}

/** What it is about, and yes or no. */
export function ConsentQuestion({ actor, view, isNewer, onAgree }: ConsentQuestionProps) {
  const { t, i18n } = useLingui();
  const custodyId = useId();
  const [custody, setCustody] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [releases, setReleases] = useState<ReleaseChoice>('ask');
  const isAccepting = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const isReporting = useSelector(actor, (snapshot) => snapshot.matches('reporting'));
  const formError = useSettledError(actor, isAccepting || isReporting);
  const [isPlain, setPlain] = usePlainWords();
  const tenantName = useTenant()?.name ?? '';
  const { terms } = view;
  const child = view.applicant.firstname;
  const guardian = `${view.firstname} ${view.lastname}`;
  const { version, findable } = terms;
  const { version: findableVersion } = findable;
  const published = i18n.date(terms.published_at, { dateStyle: 'long' });

  const hasDeclared = () => {
    setMissing(!custody);
    if (custody) onAgree();
    else document.getElementById(custodyId)?.focus();
    return custody;
  };

  return (
    <Stack gap={8}>
      {isNewer ? (
        <Banner tone="warning" announce="now">
          <Trans>The terms of use have just changed, so your consent was not saved. Please read them once more.</Trans>
        </Banner>
      ) : null}
      <Stack gap={4}>
        <Heading level={1}>
          <Trans>May {child} look for an apprenticeship here?</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            Hello {guardian}, {child} has registered with {tenantName} and named you as parent or legal guardian.{' '}
            {child} is not old enough to agree alone yet, so we are asking you.
          </Trans>
        </Text>
      </Stack>
      <PlainSwitch isPlain={isPlain} onChange={setPlain} />
      {view.earlier.length === 0 ? null : <ChangedSince earlier={view.earlier} terms={terms} isPlain={isPlain} />}
      {isPlain ? (
        <PlainConsent
          child={child}
          tenant={tenantName}
          stored={view.applicant.stored}
          recommendedBy={view.applicant.recommended_by}
          releases={releases}
        />
      ) : (
        <ConsentFacts
          child={child}
          stored={view.applicant.stored}
          recommendedBy={view.applicant.recommended_by}
          releases={releases}
        />
      )}
      <WhoAsks />
      <LongTextDisclosure
        title={t`The consent to be found, in full`}
        note={t`Version\u00a0${findableVersion}. It is written to ${child}.`}
        text={terms.findable.text}
        lang={terms.locale}
        from={tenantName}
      />
      <LongTextDisclosure
        title={t`The terms of use in full`}
        note={t`Version\u00a0${version} of ${published}. They are written to ${child}.`}
        text={terms.text}
        lang={terms.locale}
        from={tenantName}
      />
      <section className={css.decision} aria-labelledby={`${custodyId}-title`}>
        <Heading level={2} look="title" id={`${custodyId}-title`}>
          <Trans>Your decision</Trans>
        </Heading>
        <FormErrorBanner formError={formError} />
        <Checkbox
          id={custodyId}
          name="custody"
          label={t`I have custody of ${child}.`}
          help={t`If you share custody, you decide in agreement with the other parent.`}
          checked={custody}
          onChange={(checked) => {
            setCustody(checked);
            setMissing(false);
          }}
          errors={isMissing ? [t`Please tick this first. Without custody you can’t agree.`] : undefined}
          required
        />
        <ReleaseChoices child={child} value={releases} onChange={setReleases} />
        <Text look="small">
          <Trans>
            With “I agree” you agree to two things for {child}: that companies may find {child}, and to the terms of
            use. You can take that back at any time.
          </Trans>
        </Text>
        <div className={css.answers}>
          <Do
            on={actor}
            event={{ type: 'consent.accept', custody: true, hash: terms.hash, findable: terms.findable.hash, releases }}
            check={hasDeclared}
            width="full"
            isPending={isAccepting}
          >
            <Trans>I agree</Trans>
          </Do>
          <Do on={actor} event={{ type: 'consent.decline' }} width="full" variant="secondary">
            <Trans>I do not agree</Trans>
          </Do>
        </div>
      </section>
      <NotMe actor={actor} child={child} isPlain={isPlain} />
    </Stack>
  );
}
