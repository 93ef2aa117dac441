import { setupI18n, type I18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { applicantSearchLifecycle } from '../../machines/applicants/applicant-search.lifecycle.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { registrationCodeLifecycle } from '../../machines/registration-codes/registration-code.lifecycle.ts';
import type { Invitation } from '../../contract/invitations/invitations.schema.ts';
import { pingWords } from '../features/applicants/dashboard-words.ts';
import { searchWords } from '../features/applicants/search-words.ts';
import { InvitationStanding } from '../features/invitations/invitation-standing.tsx';
import { organizationWords } from '../features/organizations/organization-words.ts';
import { statusLabels, statusSentences } from '../features/pings/ping-words.ts';
import { statusWords } from '../features/registration-codes/code-words.ts';
import { reasonLabels } from '../features/statistics/desk/staff-dashboard-words.ts';

type Words = { readonly label: MessageDescriptor; readonly sentence: MessageDescriptor };

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po', { eager: true });
const messagesOf = (locale: string): Messages => {
  const own = Object.entries(catalogs).filter(([path]) => path.includes(`/${locale}/`));
  return Object.assign({}, ...own.map(([, { messages }]) => messages)) as Messages;
};
const readers: Record<'de' | 'en', I18n> = {
  de: setupI18n({ locale: 'de', messages: { de: messagesOf('de') } }),
  en: setupI18n({ locale: 'en', messages: { en: messagesOf('en') } }),
};

/** An applicant never sees a ping that is still with the company. */
const withTheCompany: readonly string[] = ['draft', 'created'];

const cases: readonly (readonly [name: string, statuses: readonly string[], wordsOf: (status: string) => Words])[] = [
  [
    'a ping to a company',
    pingLifecycle.statuses,
    (status) => ({ label: at(statusLabels, status), sentence: at(statusSentences, status) }),
  ],
  [
    'a ping to an applicant',
    pingLifecycle.statuses.filter((status) => !withTheCompany.includes(status)),
    (status) => at(pingWords, status),
  ],
  ['an applicant’s search', applicantSearchLifecycle.statuses, (status) => at(searchWords, status)],
  ['a registration code', registrationCodeLifecycle.statuses, (status) => at(statusWords, status)],
  ['a company', organizationLifecycle.statuses, (status) => at(organizationWords, status)],
];

/** A status without words fails here and not as `undefined` further on. */
function at<T>(words: Readonly<Partial<Record<string, T>>>, status: string): T {
  const found = words[status];
  if (found === undefined) throw new Error(`no words for ${status}`);
  return found;
}

const isSentence = /^\p{Lu}.{10,}\.$/u;

describe.each(cases)('%s', (_, statuses, wordsOf) => {
  test.each(statuses)('that is %s says what that means, in both languages', (status) => {
    const { label, sentence } = wordsOf(status);
    const said = Object.entries(readers).map(([locale, i18n]) => [locale, i18n._(label), i18n._(sentence)] as const);
    for (const [, word, text] of said) {
      expect(text).toMatch(isSentence);
      expect(text).not.toBe(word);
    }
    expect(said[0]?.[2], 'German is no English').not.toBe(said[1]?.[2]);
  });
});

describe('an invitation', () => {
  test.each(invitationLifecycle.statuses)('that is %s says what that means, in both languages', (status) => {
    const [de, en] = (['de', 'en'] as const).map((locale) => {
      const invitation = {
        status,
        expires_at: '2026-08-01T10:00:00.000Z',
        sent_count: 1,
        held_at: null,
        status_reason: null,
      } as Invitation;
      const { container } = render(
        <I18nProvider i18n={readers[locale]}>
          <InvitationStanding invitation={invitation} />
        </I18nProvider>,
      );
      return [...container.querySelectorAll('span > span')].at(-1)?.textContent;
    });
    expect(de).toMatch(isSentence);
    expect(en).toMatch(isSentence);
    expect(de).not.toBe(en);
  });

  test('whose e-mail came back says what to do', () => {
    const invitation = {
      status: 'pending',
      undelivered: true,
      expires_at: '2026-08-01T10:00:00.000Z',
      held_at: null,
    } as Invitation;
    const { container } = render(
      <I18nProvider i18n={readers.en}>
        <InvitationStanding invitation={invitation} />
      </I18nProvider>,
    );
    expect(container.textContent).toMatch(/^Not delivered.*did not arrive.*invite the right one\.$/);
  });
});

describe.each(Object.entries(readers))('staff reading %s', (_, i18n) => {
  test('meet no two figures of the same name: a reason is not called like a status of the search', () => {
    const reasons = Object.values(reasonLabels).map((label) => i18n._(label));
    const statuses = Object.values(searchWords).map(({ label }) => i18n._(label));
    expect(reasons.filter((reason) => statuses.includes(reason))).toEqual([]);
  });
});
