import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import { dayIn, hasReachedAge } from '../../../../contract/kit/age.ts';
import type { OwnApplicant } from '../../../../contract/users/me.schema.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useTimezone } from '../../../api/tenant.ts';
import { needCatalogs } from '../../../i18n/catalogs.ts';
import { later, useLater } from '../../../ui/dialog/layer.ts';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../../ui/icon/glyph.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { type ArticleName, articleNames } from './article-names.ts';
import * as css from './meanwhile.css.ts';

const drawer = later(
  async () => (await Promise.all([import('./article-drawer.tsx'), needCatalogs('meanwhile')]))[0].ArticleDrawer,
);
const glyphs: Readonly<Record<ArticleName, GlyphName>> = {
  call: 'phone',
  'trial-day': 'building',
  interview: 'people',
};

/** The page's address without an article; whatever else stands in it is kept. */
const withoutArticle = (search: { read?: ArticleName }): { read?: ArticleName } => {
  const { read: _, ...rest } = search;
  return rest;
};

export interface MeanwhileProps {
  readonly applicant: OwnApplicant;
  /** The page that it stands on. */
  readonly at: '/dashboard' | '/tos/accept';
}

/** What to read while one waits; an article opens beside the page and has an address of its own. */
export function Meanwhile({ applicant: { date_of_birth: born }, at }: MeanwhileProps) {
  const { t } = useLingui();
  const { read } = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () => void navigate({ to: at, search: withoutArticle, replace: true, resetScroll: false });
  const Article = useLater(drawer, read !== undefined, close);
  const today = dayIn(useTimezone(), new Date(serverNow()));
  const titles: Readonly<Record<ArticleName, readonly [title: string, teaser: string]>> = {
    call: [t`The first call`, t`What happens on the phone, and what nobody needs there.`],
    'trial-day': [t`The trial day`, t`What to ask before, and when you are paid.`],
    interview: [t`The interview`, t`What they may ask you, and what not.`],
  };
  return (
    <section aria-labelledby="meanwhile">
      <Stack gap={4}>
        <Heading level={2} look="title" id="meanwhile">
          <Trans>In the meantime</Trans>
        </Heading>
        <ul className={css.list}>
          {articleNames.map((name) => (
            <li key={name} className={css.tile}>
              <span className={css.sign}>
                <Glyph name={glyphs[name]} />
              </span>
              <div className={css.words}>
                <Link to={at} search={(search) => ({ ...search, read: name })} resetScroll={false} className={css.link}>
                  {titles[name][0]}
                </Link>
                <Text look="small">{titles[name][1]}</Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
      {Article
        ? createElement(Article, {
            name: read,
            title: read === undefined ? '' : titles[read][0],
            isUnderage: born !== null && !hasReachedAge(born, 18, today),
            onClose: close,
          })
        : null}
    </section>
  );
}
