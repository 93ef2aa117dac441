import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { CodeFields } from './code-fields.tsx';
import { emptyCode } from './code-form.values.ts';

const route = getRouteApi('/member/registration-codes/create');

export function CreateCodeScreen() {
  const occupations = route.useLoaderData();
  const navigate = route.useNavigate();
  const { t } = useLingui();
  const { user } = useMe();
  const notify = useNotify();
  return (
    <FormPage {...useHeader()}>
      <CodeFields
        values={{
          ...emptyCode,
          recommendation_text: t`Your application convinced us. Unfortunately we have no place left, so we gladly recommend you.`,
        }}
        occupations={occupations}
        draft={{ name: 'code', userId: user.id }}
        submit={async (body) => {
          const { data } = await call(registrationCodes.create, { body });
          notify.show({
            tone: 'success',
            title: data.status === 'draft' ? t`The draft is saved` : t`The code is ready`,
          });
          await navigate({
            to: '/registration-codes/$registration_code_id/edit',
            params: { registration_code_id: data.id },
          });
        }}
      >
        {({ isPending, setStatus }) => (
          <Row>
            <Button type="submit" isPending={isPending} onClick={() => setStatus('active')}>
              <Trans>Create code</Trans>
            </Button>
            <Button type="submit" variant="secondary" disabled={isPending} onClick={() => setStatus('draft')}>
              <Trans>Save as draft</Trans>
            </Button>
          </Row>
        )}
      </CodeFields>
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
