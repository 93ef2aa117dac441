import { Trans, useLingui } from '@lingui/react/macro';
import {
  mostPrivacy,
  type Organization,
  organizationParts,
} from '../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useDraftName } from './use-draft-name.ts';
import { useSaveForAll } from './use-save-for-all.ts';

/** What the company says it does with contact details, as it is read before a yes. */
export function PrivacyForm({ organization, onClose }: { organization: Organization; onClose?: () => void }) {
  const { t } = useLingui();
  const { user } = useMe();
  const saving = useSaveForAll(organization, onClose);
  const draftName = useDraftName();
  const form = useAppForm({
    schema: organizationParts.privacy,
    defaultValues: { privacy: organization.privacy ?? '' },
    draft: { name: draftName('privacy', organization.id), userId: user.id, isCorrection: true },
    ...saving.form,
  });
  return (
    <AppForm form={form}>
      <Heading level={2} look="title">
        <Trans>Privacy</Trans>
      </Heading>
      <form.Field name="privacy">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`Your privacy notice`}
            help={t`Whoever you write to reads it before saying yes, and so do parents who are asked. A web address or up to ${mostPrivacy} characters. May stay empty.`}
            rows={3}
            maxLength={mostPrivacy}
          />
        )}
      </form.Field>
      <ContestedSave {...saving.contest(form, ({ privacy }) => privacy ?? '')}>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save the privacy notice</Trans>
        </Button>
      </ContestedSave>
    </AppForm>
  );
}
