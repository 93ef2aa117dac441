import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { ProfileLayout } from '../../../contract/profiles/profiles.schema.ts';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { vars } from '../../theme/contract.css.ts';
import { initials } from '../../ui/avatar/avatar.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import type { Face } from './face.ts';
import * as css from './portrait.css.ts';

/** A company's face, as applicants see it. */
export function Portrait({ face }: { face: Face }) {
  const { color, layout } = face;
  const text = textOn(color);
  // a colour on which nothing can be read is never shown
  const [ground, onGround] =
    color === null || text === undefined ? [vars.color.primarySoft, vars.color.onPrimarySoft] : [color, text];
  const Head = heads[layout];
  return (
    <article className={css.portrait} style={assignInlineVars({ [css.ground]: ground, [css.onGround]: onGround })}>
      <Head face={face} />
      <div className={css.body}>
        <Facts face={face} />
      </div>
    </article>
  );
}

const heads: Readonly<Record<ProfileLayout, (props: { face: Face }) => ReactNode>> = {
  classic: ({ face }) => (
    <>
      <div className={css.band}>
        <Mark face={face} />
      </div>
      <div className={css.title}>
        <Name face={face} />
      </div>
    </>
  ),
  split: ({ face }) => (
    <div className={css.halves}>
      <Picture face={face} />
      <div className={css.half}>
        <Mark face={face} />
        <Name face={face} />
      </div>
    </div>
  ),
  hero: ({ face }) => (
    <div className={css.large}>
      <Picture face={face} />
      <div className={css.plate}>
        <Name face={face} />
        <Mark face={face} />
      </div>
    </div>
  ),
};

function Name({ face: { name, slogan } }: { face: Face }) {
  return (
    <div className={css.name}>
      <Heading level={3}>{name}</Heading>
      {slogan === '' ? null : <p className={css.slogan}>{slogan}</p>}
    </div>
  );
}

/** The logo on white, or letters where there is none. */
function Mark({ face: { name, logo } }: { face: Face }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {logo === undefined ? (
        <span className={css.letters}>{initials(name)}</span>
      ) : (
        <img className={css.logo} src={logo} alt="" />
      )}
    </span>
  );
}

/** The picture, or a pattern in the company's colour. */
function Picture({ face: { picture } }: { face: Face }) {
  return picture === undefined ? (
    <div className={css.pattern} aria-hidden="true" />
  ) : (
    <img className={css.picture} src={picture} alt="" />
  );
}

function Facts({ face }: { face: Face }) {
  const { occupations, description, contact, address, website, picture, layout } = face;
  const trained = occupations.join(', ');
  return (
    <>
      {trained === '' ? null : (
        <p className={css.trains}>
          <Trans>Trains: {trained}</Trans>
        </p>
      )}
      <Figures face={face} />
      {layout === 'classic' && picture !== undefined ? <img className={css.inset} src={picture} alt="" /> : null}
      {description === '' ? null : <p className={css.description}>{description}</p>}
      {contact || address || website ? (
        <FactList>
          {contact ? (
            <Fact glyph="person" title={contact.fullname}>
              {contact.position}
            </Fact>
          ) : null}
          {address === '' ? null : <Fact glyph="pin">{address}</Fact>}
          {website === '' ? null : <Fact glyph="building">{website.replace(/^https?:\/\//, '')}</Fact>}
        </FactList>
      ) : null}
    </>
  );
}

function Figures({ face: { people, trainees, trainingSince } }: { face: Face }) {
  const { t, i18n } = useLingui();
  const figures = [
    [t`People`, people === undefined ? undefined : i18n.number(people)],
    [t`Trainees`, trainees === undefined ? undefined : i18n.number(trainees)],
    [t`Training since`, trainingSince],
  ].filter(([, figure]) => figure !== undefined);
  if (figures.length === 0) return null;
  return (
    <dl className={css.figures}>
      {figures.map(([words, figure]) => (
        <div key={words} className={css.figure}>
          <dt className={css.meaning}>{words}</dt>
          <dd className={css.number}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
