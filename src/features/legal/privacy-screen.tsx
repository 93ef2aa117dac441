import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlainSubject, Privacy } from '../../../contract/tenants/privacy.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import type { GlyphName } from '../../ui/icon/glyph.tsx';
import { LongText } from '../../ui/long-text/long-text.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './legal.css.ts';

const signs: Readonly<Record<PlainSubject, GlyphName>> = {
  who: 'people',
  stored: 'edit',
  seen: 'building',
  guardian: 'home',
  yours: 'person',
  order: 'search',
  never: 'shield',
  kept: 'clock',
  ask: 'mail',
};

/** What is stored and who sees it: in words that children understand, then in full. */
export function PrivacyScreen({ privacy: { locale, plain, full } }: { privacy: Privacy }) {
  return (
    <Frame>
      <section className={css.plain} lang={locale} aria-labelledby="plain">
        <Heading level={2} id="plain">
          <Trans>In plain words</Trans>
        </Heading>
        <FactList>
          {plain.map(({ about, title, text }) => (
            <Fact key={about} glyph={signs[about]} title={title}>
              {text}
            </Fact>
          ))}
        </FactList>
      </section>
      <section className={css.full} aria-labelledby="full">
        <Heading level={2} id="full">
          <Trans>In full</Trans>
        </Heading>
        <LongText text={full} lang={locale} />
      </section>
    </Frame>
  );
}

/** The page while the notice is being fetched. */
export function PrivacyPending() {
  return (
    <Frame>
      <PageSkeleton header={null}>
        <Skeleton height="32rem" />
      </PageSkeleton>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const name = useTenant()?.name ?? '';
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>Privacy</Trans>
        </Heading>
        <Text look="lead">
          <Trans>{name} stores only what is needed to bring applicants and companies together.</Trans>
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
