import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuardianLetter } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { LongText } from '../../ui/long-text/long-text.tsx';
import * as css from './letter-sheet.css.ts';

/** What a guardian without e-mail reads, ticks and signs; the texts themselves follow on pages of their own. */
export function LetterSheet({ letter }: { letter: GuardianLetter }) {
  const { i18n } = useLingui();
  const tenant = useTenant();
  const { reference, terms, findable } = letter;
  const name = tenant?.name ?? '';
  const age = tenant?.guardian_age ?? 0;
  const guardian = `${letter.firstname} ${letter.lastname}`;
  const child = letter.child.firstname;
  const whole = `${child} ${letter.child.lastname}`;
  const born =
    letter.child.date_of_birth && i18n.date(`${letter.child.date_of_birth}T12:00:00Z`, { dateStyle: 'long' });
  const day = i18n.date(letter.expires_at, { dateStyle: 'long' });
  const [termsVersion, findableVersion] = [terms.version, findable.version];
  const phone = tenant?.contact_phone;
  return (
    <>
      <header className={css.head}>
        <div>
          <strong>{name}</strong>
          <Lines of={[tenant?.contact_name, tenant?.contact_address, phone, tenant?.support_email]} />
        </div>
        <p className={css.reference}>
          <Trans>Number</Trans> <strong>{reference}</strong>
        </p>
      </header>
      <h1 className={css.title}>
        <Trans>May {whole} look for an apprenticeship here?</Trans>
      </h1>
      <p>
        <Trans>
          To {guardian}: {child} has signed up with {name} so that companies that train people can get in touch, and has
          named you as mother, father or guardian. Under {age} we need your consent. It costs nothing and is voluntary.
        </Trans>
      </p>
      <ul className={css.list}>
        <li>
          <Trans>
            Companies see what {child} is looking for, the certificate, the area and a rough distance. They do not see
            the name; only a company that recommended {child} knows it.
          </Trans>
        </li>
        <li>
          <Trans>
            If {child} says yes to a company, it gets name, telephone number and e-mail address and learns who
            recommends {child}. It may write and call about an apprenticeship, an internship, a trial day or a talk, and
            about nothing else. It may pass nothing on. There is no training contract without your consent.
          </Trans>
        </li>
        <li>
          {phone ? (
            <Trans>
              Without an e-mail address we can’t ask you before each company. Which companies have the details we tell
              you at any time: {phone}.
            </Trans>
          ) : (
            <Trans>
              Without an e-mail address we can’t ask you before each company. Which companies have the details we tell
              you at any time.
            </Trans>
          )}
        </li>
        <li>
          <Trans>
            You can withdraw your consent at any time, by a call or a letter with the number above. Then nobody finds{' '}
            {child} any more, and companies are asked to delete the details.
          </Trans>
        </li>
        <li>
          <Trans>About you we store your name, who you are to {child}, and this letter.</Trans>
        </li>
      </ul>
      <section className={css.answer}>
        <h2 className={css.subtitle}>
          <Trans>My answer</Trans>
        </h2>
        <p>
          <Trans>Child</Trans>: {whole}
          {born ? (
            <>
              , <Trans>born on {born}</Trans>
            </>
          ) : null}
        </p>
        <Box>
          <Trans>I have custody of {child}. If somebody has it together with me, that person agrees as well.</Trans>
        </Box>
        <Box>
          <Trans>I agree to the terms of use, version {termsVersion}.</Trans>
        </Box>
        <Box>
          <Trans>
            I agree that companies may find {child}, version {findableVersion} of the text.
          </Trans>
        </Box>
        <Box>
          <Trans>I do not agree.</Trans>
        </Box>
        <div className={css.blanks}>
          <Blank>
            <Trans>My name in capitals</Trans>
          </Blank>
          <Blank>
            <Trans>My telephone number: we call to ask whether you have signed</Trans>
          </Blank>
          <Blank>
            <Trans>Place and date</Trans>
          </Blank>
          <Blank>
            <Trans>Signature</Trans>
          </Blank>
        </div>
      </section>
      <p>
        <Trans>
          Please send this page to us; it has to arrive by {day}. Only {guardian} may sign. Whoever signs with somebody
          else’s name makes a false document, and that is a criminal offence.
        </Trans>
      </p>
      <TextSheet title={<Trans>Terms of use, version {termsVersion}</Trans>} letter={letter} text={terms.text} />
      <TextSheet
        title={
          <Trans>
            Companies may find {child}, version {findableVersion}
          </Trans>
        }
        letter={letter}
        text={findable.text}
      />
    </>
  );
}

const Lines = ({ of }: { of: readonly (string | null | undefined)[] }) =>
  of.filter(Boolean).map((line) => <div key={line}>{line}</div>);

const Box = ({ children }: { children: ReactNode }) => (
  <p className={css.choice}>
    <span className={css.box} />
    <span>{children}</span>
  </p>
);

const Blank = ({ children }: { children: ReactNode }) => <p className={css.blank}>{children}</p>;

/** One of the texts, for the guardian to keep. */
const TextSheet = ({ title, text, letter }: { title: ReactNode; text: string; letter: GuardianLetter }) => (
  <section className={css.page}>
    <h2 className={css.title}>{title}</h2>
    <LongText text={text} lang={letter.locale} level={3} />
  </section>
);
