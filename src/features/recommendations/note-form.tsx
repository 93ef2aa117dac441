import { Trans, useLingui } from '@lingui/react/macro';
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
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

export interface NoteFormProps {
  readonly recommendation: Recommendation;
  readonly onClose: () => void;
}

/** What the company says about somebody, to be said otherwise. */
export function NoteForm({ recommendation: { id, note, version }, onClose }: NoteFormProps) {
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
