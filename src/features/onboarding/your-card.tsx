import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import type { Typed } from './typed.ts';
import { useArea } from './use-area.ts';
import * as css from './your-card.css.ts';

interface YourCardProps {
  readonly applicant: OwnApplicant;
  readonly typed: Typed;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
}

/** What companies will read, line by line as it is typed: no name, no number, no street. */
export function YourCard({ applicant, typed, occupations, graduationTypes }: YourCardProps) {
  const { t } = useLingui();
  const typedArea = useArea(typed.address ?? {});
  const locale = currentLocale();
  const nameOf = (wish: string | null | undefined) => {
    const one = occupations.find(({ id }) => id === wish);
    return one?.kind === 'field' && locale === 'en' ? (one.en ?? one.name) : one?.name;
  };
  const goal = nameOf(typed.occupation_id ?? applicant.occupation_id);
  const further = (typed.further_occupation_ids ?? applicant.further_occupation_ids).flatMap((id) => nameOf(id) ?? []);
  const certificate = graduationTypes.find(
    ({ id }) => id === (typed.graduation_type_id ?? applicant.graduation_type_id),
  );
  const area = typed.address ? typedArea : (applicant.area ?? undefined);
  return (
    <section className={css.card} aria-labelledby="your-card">
      <Heading level={2} look="label" id="your-card">
        <Trans>Your card: what companies see</Trans>
      </Heading>
      <p className={goal === undefined ? css.waiting : css.goal}>{goal ?? t`The job you want to learn`}</p>
      {further.map((name) => (
        <Line key={name} glyph="plus">
          {name}
        </Line>
      ))}
      <Line glyph="card" waiting={t`Your certificate`}>
        {certificate?.short[locale]}
      </Line>
      <Line glyph="pin" waiting={t`Roughly where you live`}>
        {area && areaInWords(locale, area)}
      </Line>
      {applicant.recommended ? (
        <Line glyph="send">
          <Trans>Recommended by a company</Trans>
        </Line>
      ) : null}
      <Line glyph="lock">
        <Trans>Name and contact: never without your yes</Trans>
      </Line>
      <Text look="small">
        <Trans>Instead of your name, each company sees a different one, such as “Ahorn 42”.</Trans>
      </Text>
    </section>
  );
}

/** A fact that came in by typing moves in once; one that isn't there yet says what will stand there. */
function Line({ glyph, waiting, children }: { glyph: GlyphName; waiting?: string; children?: ReactNode }) {
  const isWaiting = children === undefined;
  return (
    <p key={String(isWaiting)} className={`${css.line} ${isWaiting ? css.waiting : css.known}`}>
      <Glyph name={glyph} />
      <span>{children ?? waiting}</span>
    </p>
  );
}
