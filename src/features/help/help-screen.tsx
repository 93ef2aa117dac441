import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Role } from '../../../contract/kit/roles.ts';
import { needsNothing, selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import { applicantArticles } from './applicant-articles.ts';
import { employeeArticles } from './employee-articles.ts';
import { guestArticles } from './guest-articles.ts';
import type { HelpFacts, HelpSection } from './help-article.ts';
import { searchedArticles } from './help-search.ts';
import * as css from './help.css.ts';
import { Questions } from './questions.tsx';
import { Support } from './support.tsx';
import { staffArticles } from './staff-articles.ts';

const articlesFor: Record<Role | 'guest', (facts: HelpFacts) => readonly HelpSection[]> = {
  applicant: applicantArticles,
  employee: employeeArticles,
  tenant_member: staffArticles,
  administrator: staffArticles,
  guest: guestArticles,
};

/** Questions and answers for this kind of user, filtered as one types, and whom to ask otherwise. */
export function HelpScreen() {
  const { t, i18n } = useLingui();
  const role = useSession((snapshot) => selectMe(snapshot)?.user.type) ?? 'guest';
  const isReady = useSession(needsNothing);
  const facts = useFacts();
  const [typed, setTyped] = useState('');
  const isInformal = role === 'applicant';
  const placeholders = {
    applicant: t`name, parents, code …`,
    guest: t`password, pay, consent …`,
    others: t`code, invitation, answer …`,
  };
  const sections = articlesFor[role](facts);
  const isSearching = typed.trim() !== '';
  const found = isSearching ? searchedArticles(i18n, sections, typed) : [];
  return (
    <Stack gap={6}>
      <PageHeader
        title={
          isInformal
            ? t({ message: 'What would you like to know?', context: 'informal' })
            : t`What would you like to know?`
        }
        back={
          isReady ? undefined : (
            <RouterLink variant="alone" to="/">
              <Trans>Back</Trans>
            </RouterLink>
          )
        }
      />
      <div className={css.frame} data-whole-width>
        <div className={css.columns}>
          <Stack gap={6}>
            <div className={css.search}>
              <TextField
                name="help-search"
                type="search"
                label={t`Search the answers`}
                placeholder={placeholders[role === 'applicant' || role === 'guest' ? role : 'others']}
                value={typed}
                onChange={setTyped}
                maxLength={100}
                autoComplete="off"
              />
              <p role="status" className={isSearching ? css.count : visuallyHidden}>
                {isSearching ? (
                  <Plural value={found.length} _0="Nothing found" one="# answer" other="# answers" />
                ) : null}
              </p>
            </div>
            {isSearching ? (
              found.length > 0 ? (
                <Questions articles={found} isOpen={found.length <= 2} />
              ) : (
                <NothingFound isInformal={isInformal} typed={typed.trim()} />
              )
            ) : (
              sections.map(({ id, title, articles }) => (
                <section key={id} className={css.section} aria-labelledby={id}>
                  <Heading level={2} look="title" id={id}>
                    {i18n._(title)}
                  </Heading>
                  <Questions articles={articles} />
                </section>
              ))
            )}
          </Stack>
          <Support isInformal={isInformal} />
        </div>
      </div>
    </Stack>
  );
}

function useFacts(): HelpFacts {
  const { name = '', guardian_age: guardianAge = 16, minimum_age: minimumAge = guardianAge } = useTenant() ?? {};
  const applicant = useSession((snapshot) => selectMe(snapshot)?.applicant);
  const isGuarded = !applicant || applicant.date_of_birth === null || applicant.minor;
  return { tenant: name, minimumAge, guardianAge, isGuarded };
}

function NothingFound({ typed, isInformal }: { typed: string; isInformal: boolean }) {
  return (
    <Text>
      {isInformal ? (
        <Trans context="informal">There is no answer with “{typed}” here yet. Try another word, or just ask us.</Trans>
      ) : (
        <Trans>There is no answer with “{typed}” here yet. Try another word, or just ask us.</Trans>
      )}
    </Text>
  );
}
