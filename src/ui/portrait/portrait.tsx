import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { ProfileLayout } from '../../../contract/profiles/layouts.ts';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { type InBoth, inLocale, languageOf } from '../../i18n/in-both.ts';
import { vars } from '../../theme/contract.css.ts';
import { initials } from '../../../contract/kit/initials.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { Heading } from '../heading/heading.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './portrait.css.ts';

/** What a company shows of itself; what it hasn't said is empty or undefined, and left out. */
export interface Face {
  readonly name: string;
  readonly slogan: InBoth;
  readonly description: InBoth;
  readonly occupations: readonly string[];
  readonly people?: number | undefined;
  readonly trainees?: number | undefined;
  readonly trainingSince?: number | undefined;
  readonly contact?: { readonly fullname: string; readonly position: string | null } | undefined;
  readonly address: string;
  /** Since when who vouches for it; a moment. */
  readonly verified?: { readonly at: string; readonly by: string } | undefined;
  readonly website: string;
  readonly color: string | null;
  readonly layout: ProfileLayout;
  /** Addresses of the pictures. */
  readonly logo?: string | undefined;
  readonly picture?: string | undefined;
}

interface PortraitProps {
  readonly face: Face;
  /** Its name stands above it already. */
  readonly isTitled?: boolean | undefined;
}

/** A company's face, as applicants see it: one column on a phone, two where there is room for them. */
export function Portrait({ face, isTitled = false }: PortraitProps) {
  const { color, layout } = face;
  const text = textOn(color);
  // a colour on which nothing can be read is never shown
  const [ground, onGround] =
    color === null || text === undefined ? [vars.color.primarySoft, vars.color.onPrimarySoft] : [color, text];
  const Head = heads[layout];
  return (
    <div className={css.frame}>
      <article className={css.portrait} style={assignInlineVars({ [css.ground]: ground, [css.onGround]: onGround })}>
        <Head face={face} isTitled={isTitled} />
        <div className={css.body}>
          <Body face={face} />
        </div>
      </article>
    </div>
  );
}

const heads: Readonly<Record<ProfileLayout, (props: PortraitProps) => ReactNode>> = {
  classic: ({ face, isTitled }) => (
    <>
      <div className={css.band} />
      <div className={css.title}>
        <Mark face={face} />
        <Name face={face} isTitled={isTitled} />
      </div>
    </>
  ),
  split: ({ face, isTitled }) => (
    <div className={css.halves}>
      <Picture face={face} />
      <div className={css.half}>
        <Mark face={face} />
        <Name face={face} isTitled={isTitled} />
      </div>
    </div>
  ),
  hero: ({ face, isTitled }) => (
    <div className={css.large}>
      <Picture face={face} />
      <div className={face.picture === undefined ? css.paperPlate : css.plate}>
        <Name face={face} isTitled={isTitled} />
        <Mark face={face} />
      </div>
    </div>
  ),
};

function Name({ face: { name, slogan }, isTitled = false }: PortraitProps) {
  const said = useSaid(slogan);
  return (
    <div className={css.name}>
      {isTitled ? null : <Heading level={3}>{name}</Heading>}
      {said.children === '' ? null : <p className={css.slogan} {...said} />}
    </div>
  );
}

/** In the language shown, else in the other, which is named then. */
function useSaid(text: InBoth): { readonly lang?: string; readonly children: string } {
  const { i18n } = useLingui();
  const lang = languageOf(i18n, text);
  return { ...(lang !== i18n.locale && { lang }), children: inLocale(i18n, text) };
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

function Body({ face }: { face: Face }) {
  const { occupations, description, contact, address, website, picture, layout, verified } = face;
  const trained = occupations.join(', ');
  const about = useSaid(description);
  const inset = layout === 'classic' ? picture : undefined;
  const isMore = about.children !== '' || inset !== undefined;
  const isFact = contact !== undefined || address !== '' || website !== '' || verified !== undefined;
  return (
    <>
      {trained === '' ? null : (
        <p className={css.trains}>
          <Trans>Trains: {trained}</Trans>
        </p>
      )}
      <Figures face={face} />
      {isMore || isFact ? (
        <div className={css.more}>
          {isMore ? (
            <div className={css.about}>
              {inset === undefined ? null : <img className={css.inset} src={inset} alt="" />}
              {about.children === '' ? null : <p className={css.description} {...about} />}
            </div>
          ) : null}
          {isFact ? (
            <FactList>
              {contact ? (
                <Fact glyph="person" title={contact.fullname}>
                  {contact.position}
                </Fact>
              ) : null}
              {address === '' ? null : (
                <Fact glyph="pin">
                  {address}
                  <WayThere to={address} />
                </Fact>
              )}
              {website === '' ? null : (
                <Fact glyph="building">
                  <Website url={website} />
                </Fact>
              )}
              {verified ? <Verified verified={verified} /> : null}
            </FactList>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** A plain link to a map that asks nobody for an account: nothing of it is fetched before somebody follows it. */
function WayThere({ to }: { to: string }) {
  return (
    <div className={css.outside}>
      <TextLink
        variant="alone"
        href={`https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`}
        target="_blank"
      >
        <Trans>The way there (OpenStreetMap)</Trans>
      </TextLink>
    </div>
  );
}

function Verified({ verified: { at, by } }: { verified: NonNullable<Face['verified']> }) {
  const { i18n } = useLingui();
  const day = i18n.date(at, { dateStyle: 'long' });
  return (
    <Fact glyph="shield" title={<Trans>Checked by {by}</Trans>}>
      <Trans>on {day}</Trans>
    </Fact>
  );
}

/** A link once it is an address; while one types it is what was typed. */
function Website({ url }: { url: string }) {
  const words = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return /^https?:\/\/./.test(url) ? (
    <span className={css.outside}>
      <TextLink variant="alone" href={url} target="_blank">
        {words}
      </TextLink>
    </span>
  ) : (
    words
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
