import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Company } from '../../../contract/pings/applicant-ping.schema.ts';
import { inLocale, languageOf } from '../../i18n/in-both.ts';
import { CompanyMark } from '../company-mark/company-mark.tsx';
import { Glyph } from '../icon/glyph.tsx';
import * as css from './company-head.css.ts';

interface CompanyHeadProps {
  readonly company: Pick<Company, 'name' | 'city' | 'profile' | 'verified_at'>;
  /** The name, or who writes: what stands beside the mark. */
  readonly children: ReactNode;
}

/** Whose words follow: the company's mark, what it says of itself, its town, and since when it has been checked. */
export function CompanyHead({ company: { name, city, profile, verified_at: at }, children }: CompanyHeadProps) {
  const { i18n } = useLingui();
  const slogan = profile?.slogan ?? { de: '', en: '' };
  const lang = languageOf(i18n, slogan);
  const said = inLocale(i18n, slogan);
  const day = at === null ? '' : i18n.date(at, { dateStyle: 'long' });
  return (
    <div className={css.head}>
      <CompanyMark name={name} color={profile?.color ?? null} logo={profile?.logo?.url} />
      <div className={css.words}>
        {children}
        {said === '' ? null : (
          <p className={css.slogan} lang={lang === i18n.locale ? undefined : lang}>
            {said}
          </p>
        )}
        <div className={css.line}>
          {city === null ? null : <span>{city}</span>}
          {at === null ? null : (
            <span className={css.checked}>
              <Glyph name="shield" />
              <Trans>checked on {day}</Trans>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
