import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import {
  type Recommendation,
  updateRecommendationSchema,
} from '../../../contract/recommendations/recommendations.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './recommendations.css.ts';

const mostInRow = 52;
/** Of a long note as much as there is room for, as a rule in whole words. */
export function beginningOf(note: string, most = mostInRow): string {
  const letters = [...note];
  if (letters.length <= most) return note;
  const begun = letters.slice(0, most).join('');
  const space = begun.lastIndexOf(' ');
  return `${(space > most / 2 ? begun.slice(0, space) : begun).replace(/[\s,;:.–-]+$/u, '')} …`;
}

/** What the company says about somebody, and a way to say it otherwise as long as it recommends them. */
export function Note({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { note, status } = recommendation;
  const firstname = recommendation.firstname ?? '';
  const lastname = recommendation.lastname ?? '';
  const isErased = recommendation.firstname === null;
  return (
    <div className={css.note}>
      {note === '' ? null : <p className={css.words}>{beginningOf(note)}</p>}
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
        isOpen={isOpen}
        onClose={close}
      >
        <NoteForm recommendation={recommendation} onClose={close} />
      </Dialog>
    </div>
  );
}

function NoteForm({
  recommendation: { id, note, version },
  onClose,
}: {
  recommendation: Recommendation;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/applicants');
  const { user } = useMe();
  const form = useAppForm({
    schema: updateRecommendationSchema,
    defaultValues: { note },
    draft: { name: `recommendations.${id}`, userId: user.id, isCorrection: true },
    submit: async (body) => {
      try {
        await call(recommendations.update, { params: { id }, body }, { version });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
        await changed();
        const message = t`Somebody has changed it meanwhile. Close this and open it again to see how it stands.`;
        return { kind: 'refused' as const, code: 'conflict' as const, message, errors: {} };
      }
      notify.show({ tone: 'success', title: t`The note is saved` });
      onClose();
      return changed();
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="note">
        {(field) => <TextArea {...form.bind(field)} label={t`Note`} rows={5} maxLength={1000} />}
      </form.Field>
      <Row gap={2} justify="end">
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Save note</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
