import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { useNewForm } from '../../kit/use-new-form.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { CodeFields } from './code-fields.tsx';
import { emptyCode } from './code-form.values.ts';

const route = getRouteApi('/member/registration-codes/create');

export function CreateCodeScreen() {
  const occupations = route.useLoaderData();
  const navigate = route.useNavigate();
  const { t } = useLingui();
  const form = useNewForm({
    of: registrationCodes,
    draft: 'code',
    button: t`Create code`,
    done: t`The code is ready`,
    open: ({ id }) =>
      navigate({ to: '/registration-codes/$registration_code_id/edit', params: { registration_code_id: id } }),
  });
  return (
    <FormPage {...useHeader()}>
      <CodeFields
        {...form}
        values={{
          ...emptyCode,
          recommendation_text: t`Your application convinced us. Unfortunately we have no place left, so we gladly recommend you.`,
        }}
        occupations={occupations}
      />
    </FormPage>
  );
}

/** The form while what it offers is being fetched. */
export function CreateCodePending() {
  return <FormPending header={useHeader()} />;
}

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
