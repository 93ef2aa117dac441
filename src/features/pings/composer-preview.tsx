import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { answerDays, type PingPreview, reminderDays } from '../../../contract/pings/pings.schema.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import { useMe } from '../../api/session.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { CompanyReasons, shownReasons } from '../../ui/match-reasons/match-reasons.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Message } from './message.tsx';
import * as css from './pings.css.ts';

/** What goes out, in the language it goes out in and in the other; what fits, and what happens next. */
export function ComposerPreview({ snapshot, preview }: { snapshot: PingComposerSnapshot; preview: PingPreview }) {
  const { i18n } = useLingui();
  const told = shownReasons(preview.match);
  const { left_today: left, open_at_once: most, pause_days: pause } = preview.limits;
  const count = snapshot.context.target.handles.length;
  return (
    <>
      {left < count ? (
        <Banner tone="warning" announce="now">
          <Plural
            value={left}
            _0="You have no message left today: nobody of them will be written to."
            one="You have one message left today: only the first of them will be written to."
            other="You have # messages left today: only the first # of them will be written to."
          />
        </Banner>
      ) : null}
      <Letters snapshot={snapshot} preview={preview} />
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
            <Trans>Without a yes your company can write to the same person again after {pause} days.</Trans>
          </li>
          <li>
            <Trans>Nobody has more than {most} companies’ messages open at a time.</Trans>
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

interface LetterProps {
  readonly letter: PingPreview['letters']['de'];
  readonly personal: string | null;
  readonly by: string;
  readonly locale: Locale;
}

const Letter = ({ letter: { offer, ...letter }, locale, ...own }: LetterProps) => (
  <Message {...letter} above={{ offer, ...own }} locale={locale} />
);

function Letters({ snapshot, preview }: { snapshot: PingComposerSnapshot; preview: PingPreview }) {
  const { t } = useLingui();
  const { user, organization } = useMe();
  const { locale } = preview;
  const [chosen, setChosen] = useState<Locale>();
  const by = [`${user.firstname} ${user.lastname}`, organization?.name].filter(Boolean).join(', ');
  const line = snapshot.context.line.trim();
  const names = { de: t`German`, en: t`English` };
  const language = names[locale];
  const order = locale === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const);
  const tab = (one: Locale) => ({
    id: one,
    label: one === locale ? t`${names[one]} (goes out)` : names[one],
    content: <Letter letter={preview.letters[one]} personal={line === '' ? null : line} by={by} locale={one} />,
  });
  return (
    <section className={css.section} aria-busy={snapshot.matches({ choosing: 'previewing' })}>
      <Heading level={3} look="label">
        <Trans>What the applicant reads</Trans>
      </Heading>
      <Text look="small">
        <Trans>It goes out in {language}, the applicant’s language.</Trans>
      </Text>
      <Tabs
        aria-label={t`Language of the preview`}
        value={chosen ?? locale}
        onChange={setChosen}
        tabs={order.map(tab)}
      />
      <Text look="small">
        <Trans>
          The name is filled in only in the e-mail itself; you see it after a yes. Below the letter stands what your
          company trains, its address, its website and its privacy notice, as far as you have given them under
          Organization.
        </Trans>
      </Text>
    </section>
  );
}
