import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './legal-contacts.css.ts';

/** What has been answered, each sentence with one thought. */
export function PlainOutcome({
  situation,
  child,
  isFound,
}: {
  readonly situation:
    | 'confirmed'
    | 'alreadyConfirmed'
    | 'declined'
    | 'alreadyDeclined'
    | 'reported'
    | 'withdrawn'
    | 'noLongerNeeded';
  readonly child: string;
  readonly isFound: boolean;
}) {
  return <ul className={css.sentences}>{sentencesOf(situation, child, isFound)}</ul>;
}

type Situation = Parameters<typeof PlainOutcome>[0]['situation'];

function sentencesOf(situation: Situation, child: string, isFound: boolean): ReactNode {
  switch (situation) {
    case 'confirmed':
    case 'alreadyConfirmed':
      return (
        <>
          <li>
            <Trans>You said yes.</Trans>
          </li>
          <li>
            {isFound ? (
              <Trans>Companies can find {child}.</Trans>
            ) : (
              <Trans>Something is still missing. {child} sees what it is after logging in.</Trans>
            )}
          </li>
          <li>
            <Trans>You have an e-mail from us. Please keep it.</Trans>
          </li>
          <li>
            <Trans>You have changed your mind? A link in that e-mail takes your yes back.</Trans>
          </li>
        </>
      );
    case 'declined':
    case 'alreadyDeclined':
      return (
        <>
          <li>
            <Trans>You said no.</Trans>
          </li>
          <li>
            <Trans>No company sees {child}.</Trans>
          </li>
          <li>
            <Trans>{child} can ask you again. Then you may say yes.</Trans>
          </li>
        </>
      );
    case 'reported':
      return (
        <>
          <li>
            <Trans>The e-mail was not for you. We are sorry.</Trans>
          </li>
          <li>
            <Trans>We write to you no more.</Trans>
          </li>
        </>
      );
    case 'withdrawn':
      return (
        <>
          <li>
            <Trans>Your yes does not count any more.</Trans>
          </li>
          <li>
            <Trans>No company finds {child}.</Trans>
          </li>
          <li>
            <Trans>We write to you which companies had the contact details. We ask them to delete everything.</Trans>
          </li>
        </>
      );
    case 'noLongerNeeded':
      return (
        <>
          <li>
            <Trans>
              {child} is old enough now. {child} decides alone.
            </Trans>
          </li>
          <li>
            <Trans>You need do nothing.</Trans>
          </li>
        </>
      );
  }
}
