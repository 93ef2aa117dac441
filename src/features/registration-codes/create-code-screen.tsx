import { Trans, useLingui } from '@lingui/react/macro';
import { pageApi } from '../../kit/given.ts';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { codeForm } from './code-form.tsx';
import { codePage } from './code-words.ts';

const route = pageApi('/member/registration-codes/create');

export function CreateCodeScreen() {
  const { t } = useLingui();
  return (
    <FormPage {...useHeader()}>
      <NewRecord
        of={codeForm}
        offers={{ ...route.useLoaderData(), isUnused: true }}
        begin={{
          recommendation_text: t`Your application convinced us. Unfortunately we have no place left, so we gladly recommend you.`,
        }}
        button={t`Create code`}
        done={t`The code is ready`}
        page={codePage}
      />
    </FormPage>
  );
}

/** The form while what it offers is being fetched. */
export const CreateCodePending = () => <FormPending header={useHeader()} />;

function useHeader() {
  const { t } = useLingui();
  return {
    title: t`A new registration code`,
    lead: t`Hand it to good applicants you can’t take yourself. They register with it and are found by others.`,
    back: (
      <RouterLink variant="alone" to="/registration-codes">
        <Trans>All registration codes</Trans>
      </RouterLink>
    ),
  };
}
