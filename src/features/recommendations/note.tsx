import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { beginningOf } from './beginning-of.ts';
import { noteForm } from './recommendations-later.ts';
import * as css from './recommendations.css.ts';

/** What the company says about somebody, and a way to say it otherwise as long as it recommends them. */
export function Note({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Form = useLater(noteForm, isOpen, close);
  const { note, status } = recommendation;
  const firstname = recommendation.firstname ?? '';
  const lastname = recommendation.lastname ?? '';
  const isErased = recommendation.firstname === null;
  return (
    <div className={css.note}>
      {note === '' ? null : (
        <p className={css.words} title={note}>
          {beginningOf(note)}
        </p>
      )}
      {status === 'revoked' || isErased ? null : (
        <Button
          variant="quiet"
          size="compact"
          aria-label={t`Change the note for ${firstname} ${lastname}`}
          onClick={() => setOpen(true)}
        >
          {note === '' ? <Trans>Write a note</Trans> : <Trans>Change</Trans>}
        </Button>
      )}
      <Dialog
        title={t`Note for ${firstname} ${lastname}`}
        description={t`${firstname} reads it. Other companies don’t.`}
        width="medium"
        isOpen={isOpen && Form !== undefined}
        onClose={close}
      >
        {Form ? createElement(Form, { recommendation, onClose: close }) : null}
      </Dialog>
    </div>
  );
}
