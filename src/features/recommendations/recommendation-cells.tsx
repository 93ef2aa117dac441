import { useLingui } from '@lingui/react/macro';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing, TwoLines, Whole } from '../../ui/data-table/cells.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { nameOf } from './name-of.ts';
import { findableWords, hiddenWords, statusWords } from './recommendation-words.ts';
import * as css from './recommendations.css.ts';

/** The code they came by, which opens its page. */
export function Code({ of: { code } }: { of: Recommendation }) {
  const { t } = useLingui();
  if (code === null) return t`by e-mail`;
  return (
    <div className={css.code}>
      <RouterLink
        variant="alone"
        to="/registration-codes/$registration_code_id"
        params={{ registration_code_id: code.id }}
      >
        {code.name}
      </RouterLink>
    </div>
  );
}

/** By mail somebody has a first name alone, and no name at all once their address is erased. */
export function Who({ of: recommendation }: { of: Recommendation }) {
  const { email, created_at } = recommendation;
  const { t, i18n } = useLingui();
  const day = i18n.date(created_at, { dateStyle: 'medium' });
  const name = nameOf(recommendation);
  return <TwoLines below={email ?? t`since ${day}`}>{name === '' ? t`Somebody you wrote to` : name}</TwoLines>;
}

/** Where it stands, and whether the person can be found as long as the company recommends them. */
export function Stands({ of: { status, by_mail, lastname, erase_at, findable, hidden } }: { of: Recommendation }) {
  const { t, i18n } = useLingui();
  const isOpen = by_mail && status === 'created' && lastname === null;
  const day = erase_at && i18n.date(erase_at, { dateStyle: 'medium' });
  const words = hidden ? hiddenWords : statusWords[status];
  const badge = <StatusBadge status={status} label={isOpen ? t`Not registered` : i18n._(words.label)} />;
  if (hidden) return <Standing badge={badge}>{i18n._(words.sentence)}</Standing>;
  if (isOpen) return <Standing badge={badge}>{day ? t`Can register until ${day}` : t`Address erased`}</Standing>;
  if (findable === null) return <Whole>{badge}</Whole>;
  return <Standing badge={badge}>{i18n._(findable ? findableWords.yes : findableWords.no)}</Standing>;
}
