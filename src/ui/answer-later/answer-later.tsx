import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import * as css from './answer-later.css.ts';

interface AnswerLaterProps {
  /** Until when the message stays open; ISO 8601. */
  readonly until: string;
  /** That it was put aside already, and when its reader is reminded, if there is time for it. */
  readonly later: { readonly reminds_at: string | null } | null;
  readonly isPending: boolean;
  readonly onLater: () => void;
}

/** Neither yes nor no today: one tap, and until when the message lies there. Who tapped hears it. */
export function AnswerLater({ until, later, isPending, onLater }: AnswerLaterProps) {
  const { i18n } = useLingui();
  const said = useRef<HTMLParagraphElement>(null);
  const [wasOpen] = useState(later === null);
  const isSaid = wasOpen && later !== null;
  useEffect(() => {
    if (isSaid) said.current?.focus();
  }, [isSaid]);
  if (later === null) {
    return (
      <Button variant="quiet" hang="start" isPending={isPending} onClick={onLater}>
        <Trans>Answer later</Trans>
      </Button>
    );
  }
  const end = i18n.date(until, { dateStyle: 'long' });
  const reminder = later.reminds_at === null ? '' : i18n.date(later.reminds_at, { dateStyle: 'long' });
  return (
    <p className={css.said} tabIndex={-1} ref={said}>
      {reminder === '' ? (
        <Trans>Put aside: you can answer until {end}. The company learns nothing of it.</Trans>
      ) : (
        <Trans>
          Put aside: you can answer until {end}. On {reminder} we remind you once. The company learns nothing of it.
        </Trans>
      )}
    </p>
  );
}
