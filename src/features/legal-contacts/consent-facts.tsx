import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuardianView, ReleaseChoice } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';

export type Stored = GuardianView['applicant']['stored'][number];

const storedWords: Record<Stored, MessageDescriptor> = {
  name: msg({ message: 'name', context: 'what is stored' }),
  email: msg({ message: 'e-mail address', context: 'what is stored' }),
  date_of_birth: msg({ message: 'date of birth', context: 'what is stored' }),
  phonenumber: msg({ message: 'phone number', context: 'what is stored' }),
  address: msg({ message: 'address', context: 'what is stored' }),
  occupation: msg({ message: 'desired occupation', context: 'what is stored' }),
  graduation_type: msg({ message: 'school-leaving certificate', context: 'what is stored' }),
  further_occupations: msg({ message: 'further desired occupations', context: 'what is stored' }),
  available_from: msg({ message: 'month of a possible start', context: 'what is stored' }),
  mobility_km: msg({ message: 'distance that can be travelled', context: 'what is stored' }),
  reachable_from: msg({ message: 'time for phone calls', context: 'what is stored' }),
  first_meeting: msg({ message: 'how to get to know a company first', context: 'what is stored' }),
};

export function useStoredWords(stored: readonly Stored[]): string {
  const { i18n } = useLingui();
  return new Intl.ListFormat(i18n.locales).format(stored.map((fact) => i18n._(storedWords[fact])));
}

interface ConsentFactsProps {
  readonly child: string;
  readonly stored: readonly Stored[];
  /** Who sent the child here. */
  readonly recommendedBy: string | null;
  /** As chosen below. */
  readonly releases: ReleaseChoice;
}

/** What happens, who sees what, what is stored, and what the guardian may do later. */
export function ConsentFacts({ child, stored, recommendedBy: company, releases }: ConsentFactsProps) {
  const list = useStoredWords(stored);
  return (
    <FactList>
      <Fact glyph="search" title={<Trans>What it is for</Trans>}>
        <Trans>
          Companies of the region that take on apprentices can find {child} and write to {child}. It costs nothing.
        </Trans>
      </Fact>
      {company === null ? null : (
        <Fact glyph="mail" title={<Trans>Who recommended {child}</Trans>}>
          <Trans>
            {company} gave {child} the letter or code that leads here. That company knows the name.
          </Trans>
        </Fact>
      )}
      <Fact glyph="building" title={<Trans>What companies see</Trans>}>
        <Trans>The desired occupations, certificate, area and rough distance.</Trans>{' '}
        <Trans>
          Also whether a company recommended {child} and whether the search was confirmed in the last 30 days.
        </Trans>{' '}
        <Trans>Where {child} says so: from which month, and how far away.</Trans>
      </Fact>
      <Fact glyph="lock" title={<Trans>What they don’t see</Trans>}>
        {company === null ? (
          <Trans>No name: only the company that recommended {child} sees it. No phone number, no address.</Trans>
        ) : (
          <Trans>No name: only {company} sees it. No phone number, no address.</Trans>
        )}
      </Fact>
      <Fact glyph="shield" title={<Trans>What a yes releases</Trans>}>
        {releases === 'ask' ? (
          <Trans>
            A company gets name and contact details and learns who recommends {child} after {child}, and then you, have
            said yes to it.
          </Trans>
        ) : (
          <Trans>
            A company gets name and contact details and learns who recommends {child} after {child} has said yes to it.
          </Trans>
        )}
      </Fact>
      <Fact glyph="phone" title={<Trans>What a company may do</Trans>}>
        <Trans>
          It may write to {child} through this site and, with the contact details, call: about an apprenticeship, an
          internship, a trial day or a talk, and about nothing else. It may pass nothing on, and has to delete the
          details when they are taken back. You may come along to appointments. There is no training contract without
          your consent.
        </Trans>
      </Fact>
      <Fact glyph="card" title={<Trans>What is stored</Trans>}>
        <Trans>
          Of {child}: {list}.
        </Trans>{' '}
        <Trans>Of you: your name, gender and e-mail address, your relation to {child} and your decision.</Trans>
      </Fact>
      <Fact glyph="edit" title={<Trans>You stay in control</Trans>}>
        <Trans>
          Your consent is voluntary. You can withdraw it at any time by a link in our e-mail; {child} is then no longer
          found.
        </Trans>
      </Fact>
    </FactList>
  );
}
