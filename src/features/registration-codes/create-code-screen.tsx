import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { CodeFields } from './code-fields.tsx';
import { emptyCode } from './code-form.values.ts';
import * as css from './registration-codes.css.ts';

const route = getRouteApi('/member/registration-codes/create');

export function CreateCodeScreen() {
  const occupations = route.useLoaderData();
  const navigate = route.useNavigate();
  const { t } = useLingui();
  const { user } = useMe();
  const notify = useNotify();
  return (
    <Stack gap={8}>
      <Header />
      <div className={css.form}>
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
      </div>
    </Stack>
  );
}

/** The form while what it offers is being fetched. */
export function CreateCodePending() {
  return (
    <PageSkeleton header={<Header />}>
      <div className={css.form}>
        <Stack gap={6}>
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="10rem" />
        </Stack>
      </div>
    </PageSkeleton>
  );
}

function Header() {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`A new registration code`}
      lead={t`Hand it to good applicants you can’t take yourself. They register with it and are found by others.`}
      back={
        <RouterLink variant="alone" to="/registration-codes">
          <Trans>All registration codes</Trans>
        </RouterLink>
      }
    />
  );
}
