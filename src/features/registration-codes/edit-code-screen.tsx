import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageApi } from '../../kit/given.ts';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { CodeSettings } from './code-settings.tsx';
import { useCodeStatus } from './code-status.tsx';
import { codePage, spoken } from './code-words.ts';

const route = pageApi('/member/registration-codes/$registration_code_id/edit');

/** What a code says and how long it is valid. */
export function EditCodeScreen() {
  const { t } = useLingui();
  const { code, profiles } = route.useLoaderData();
  const { status, label } = useCodeStatus(code);
  const digits = spoken(code.code);
  return (
    <FormPage
      title={code.name}
      lead={t`Code ${digits}`}
      status={<StatusBadge status={status} label={label} />}
      back={[codePage(code.id), msg`Back to the code`]}
    >
      {code.status === 'archived' ? (
        <Text>
          <Trans>An archived code stays as it is.</Trans>
        </Text>
      ) : (
        <CodeSettings key={code.id} code={code} profiles={profiles} />
      )}
    </FormPage>
  );
}

/** The form while the code is being fetched. */
export const EditCodePending = () => <FormPending />;
