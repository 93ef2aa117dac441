import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApplicantDashboard } from '../../../contract/applicants/dashboard.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import type { CardLine } from '../../forms/wishes/wishes.tsx';
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { cardEditor } from './card-later.ts';
import * as css from './my-card.css.ts';

interface MyCardProps extends Pick<ApplicantDashboard, 'occupation' | 'further' | 'graduation'> {
  readonly applicant: OwnApplicant;
}

interface Shown {
  /** Another object for each time that one is opened. */
  readonly edited?: { readonly line: CardLine };
  /** Whose editor was closed last. */
  readonly left?: CardLine;
}

/** Exactly what stands about the applicant in a company's list, each line to be changed where it stands. */
export function MyCard({ applicant, occupation, further, graduation }: MyCardProps) {
  const { t, i18n } = useLingui();
  const locale = currentLocale();
  const [{ edited, left }, setShown] = useState<Shown>({});
  const Editor = useLater(cardEditor, edited !== undefined, () => setShown({}));
  const { available_from, mobility_km } = applicant;
  const month =
    available_from === null ? '' : i18n.date(available_from, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const line = (name: CardLine, change: string, content: ReactNode) => {
    const isEdited = edited?.line === name;
    // what was sent from an editor that is closed by now closes no other
    const close = () => setShown((now) => (now.edited === edited ? { left: name } : now));
    return (
      <Line
        change={change}
        isEdited={isEdited}
        takesFocus={left === name}
        onEdit={() => setShown({ edited: { line: name } })}
        editor={isEdited && Editor ? createElement(Editor, { line: name, applicant, onClose: close }) : undefined}
      >
        {content}
      </Line>
    );
  };
  return (
    <Card as="section" aria-labelledby="my-card">
      <Stack gap={3}>
        <Heading level={2} look="title" id="my-card">
          <Trans>This is how companies see you</Trans>
        </Heading>
        <div className={css.card}>
          {line(
            'wish',
            t`Change the job`,
            <>
              <p className={css.wish}>{occupation ?? '–'}</p>
              {further.map((name) => (
                <Said key={name} glyph="plus">
                  {t`Would also like: ${name}`}
                </Said>
              ))}
            </>,
          )}
          {line('certificate', t`Change the certificate`, <Said glyph="card">{graduation?.[locale] ?? '–'}</Said>)}
          {line(
            'place',
            t`Change where you live and how far you would travel`,
            <Said glyph="pin">
              {applicant.area === null ? '–' : areaInWords(locale, applicant.area)}
              {mobility_km === null ? null : `, ${t`would travel up to ${mobility_km} km`}`}
            </Said>,
          )}
          {line(
            'start',
            t`Change when you could begin`,
            available_from === null ? (
              <Said glyph="calendar" isQuiet>
                <Trans>Start date: left open</Trans>
              </Said>
            ) : (
              <Said glyph="calendar">{t`From ${month}`}</Said>
            ),
          )}
          <div className={css.given}>
            {applicant.recommended ? (
              <Said glyph="send">
                <Trans>Recommended by a company</Trans>
              </Said>
            ) : null}
            {applicant.renewed_lately ? (
              <Said glyph="clock">
                <Trans>Search confirmed in the last 30 days</Trans>
              </Said>
            ) : null}
            <Said glyph="building">
              <Trans>How far it is to you: up to about 10, 25, 50 or 100 km</Trans>
            </Said>
            <Said glyph="lock">
              <Trans>Name and contact: never without your yes</Trans>
            </Said>
          </div>
        </div>
        <Text look="small">
          <Trans>
            Nothing else. Each company sees you under a different name, such as “Ahorn 42”. Only a company that
            recommended you already knows your real one.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

interface LineProps {
  readonly change: string;
  readonly isEdited: boolean;
  /** It is back in the place of its editor. */
  readonly takesFocus: boolean;
  /** In place of the line, once it is there. */
  readonly editor: ReactNode;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** One line with its pencil, which has the focus again when the line is back. */
function Line({ change, isEdited, takesFocus, editor, onEdit, children }: LineProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) pencil.current?.focus();
  }, [takesFocus]);
  if (editor) return editor;
  return (
    <div className={css.line}>
      <div className={css.said}>{children}</div>
      <IconButton
        ref={pencil}
        aria-label={change}
        icon={isEdited ? <Spinner /> : <Glyph name="edit" />}
        onClick={onEdit}
      />
    </div>
  );
}

function Said({ glyph, isQuiet = false, children }: { glyph: GlyphName; isQuiet?: boolean; children: ReactNode }) {
  return (
    <p className={isQuiet ? css.quiet : css.fact}>
      <Glyph name={glyph} />
      <span>{children}</span>
    </p>
  );
}
