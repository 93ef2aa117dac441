import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { searchReasons } from '../../../contract/applicants/applicants.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { foundReasons } from './dashboard-words.ts';

type Reason = (typeof searchReasons)[number];

const schema = v.strictObject({ reason: v.pipe(v.string(), v.nonEmpty('required'), v.picklist(searchReasons)) });
const formId = 'found-traineeship';

interface FoundDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFound: (reason: Reason) => Promise<void>;
}

/** Ends the search: where something was found, and what happens then. */
export function FoundDialog({ isOpen, onClose, onFound }: FoundDialogProps) {
  const { t, i18n } = useLingui();
  const form = useAppForm({
    schema,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await onFound(reason);
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Have you found something?`}
      description={t`From then on no company finds you, and open messages are closed. You can look again at any time.`}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep looking</Trans>
          </Button>
          <Button type="submit" form={formId} isPending={form.isPending}>
            <Trans>End my search</Trans>
          </Button>
        </>
      }
    >
      <AppForm form={form} id={formId}>
        <form.Field name="reason">
          {(field) => (
            <RadioCards
              {...form.bind(field)}
              label={t`Do you have an apprenticeship?`}
              options={searchReasons.map((value) => ({
                value,
                label: i18n._(foundReasons[value].label),
                description: i18n._(foundReasons[value].description),
              }))}
              required
            />
          )}
        </form.Field>
      </AppForm>
    </Dialog>
  );
}
