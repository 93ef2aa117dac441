import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { searchReasons } from '../../../contract/applicants/applicants.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import { foundReasons } from './dashboard-words.ts';
import { useSearchEvent } from './use-search-event.ts';

const schema = v.strictObject({
  reason: v.pipe(v.string(), v.nonEmpty('required'), v.picklist(searchReasons)),
  /** '' for one that is not said. */
  organization_id: v.string(),
});
const formId = 'found-traineeship';

export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

interface FoundDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Companies that have written. */
  readonly companies: readonly NamedCompany[];
  readonly applicantId: string;
}

/** Ends the search: where something was found, and what happens then. */
export function FoundDialog({ isOpen, onClose, companies, applicantId }: FoundDialogProps) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const send = useSearchEvent(applicantId);
  const form = useAppForm({
    schema,
    defaultValues: { reason: '', organization_id: '' },
    draft: { name: 'found', userId: user.id },
    submit: async ({ reason, organization_id }) => {
      const isNamed = reason === 'found_here' && organization_id !== '';
      await send({ event: 'found_traineeship', reason, ...(isNamed && { organization_id }) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Have you found something?`}
      description={t`From then on no company finds you, and open messages are closed. If you have a place, those companies read so, without your name. You can look again at any time.`}
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
        <form.api.Subscribe selector={({ values }) => values.reason === 'found_here' && companies.length > 0}>
          {(isHere) =>
            isHere ? (
              <form.Field name="organization_id">
                {(field) => (
                  <Select
                    {...form.bind(field)}
                    label={t`Which company is it?`}
                    help={t`If you said yes to it, we tell it.`}
                    placeholder={t`I would rather not say`}
                    options={companies.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                )}
              </form.Field>
            ) : null
          }
        </form.api.Subscribe>
      </AppForm>
    </Dialog>
  );
}
