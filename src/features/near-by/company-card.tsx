import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NearByOrganization } from '../../../contract/near-by/near-by.schema.ts';
import type { Opening } from '../../kit/use-opening.ts';
import { inLocale, languageOf } from '../../i18n/in-both.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CompanyMark } from '../../ui/company-mark/company-mark.tsx';
import { Slashed } from '../../ui/heading/slashed.tsx';
import type { NearBySearch } from './near-by-address.ts';
import * as css from './near-by.css.ts';

interface CompanyCardProps {
  readonly company: NearByOrganization;
  /** Of the list, which stays behind the portrait. */
  readonly search: NearBySearch;
  /** How the portrait is opened. */
  readonly opening: Opening;
  /** The reader shows it interest. */
  readonly isLiked: boolean;
  /** Looked at here or on the map. */
  readonly isActive: boolean;
  readonly onActive: (id: string | undefined) => void;
}

/** A company in the list; all of it leads to its portrait. */
export function CompanyCard({ company, search, opening, isLiked, isActive, onActive }: CompanyCardProps) {
  const { t, i18n } = useLingui();
  const { id, profile, city, distance_km: km, occupations } = company;
  const [first, ...others] = occupations;
  const slogan = inLocale(i18n, profile.slogan);
  const lang = languageOf(i18n, profile.slogan);
  const far = km === null ? undefined : t`${i18n.number(km)} km`;
  const where = [city, far].filter(Boolean).join(' · ');
  return (
    <li
      className={isActive ? css.activeCard : css.card}
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(undefined)}
    >
      <CompanyMark name={profile.name} color={profile.color} logo={profile.logo?.url} />
      <div className={css.facts}>
        <Link
          className={css.link}
          to="/near-by/$organization_id"
          params={{ organization_id: id }}
          search={search}
          {...opening}
          resetScroll={false}
          onFocus={() => onActive(id)}
          onBlur={() => onActive(undefined)}
        >
          {first === undefined ? null : (
            <span className={css.occupation}>
              <Slashed words={first.name} />
            </span>
          )}
          <span className={first === undefined ? css.occupation : undefined}>{profile.name}</span>
        </Link>
        <span className={css.where}>
          {where}
          {others.length > 0 ? (
            <>
              {' · '}
              <Plural value={others.length} one="# more occupation" other="# more occupations" />
            </>
          ) : null}
        </span>
        {slogan === '' ? null : (
          <span className={css.slogan} {...(lang !== i18n.locale && { lang })}>
            {slogan}
          </span>
        )}
        {isLiked ? (
          <span className={css.liked}>
            <Badge tone="success" shape="tick" label={t`Interest shown`} />
          </span>
        ) : null}
      </div>
    </li>
  );
}
