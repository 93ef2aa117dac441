import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import type { FormError } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';

const noError: FormError = { fields: {}, general: undefined };

/** What a refusal says, fetched by those who press. */
const loadRefusals = async () => (await Promise.all([import('../../forms/form-error.ts'), needCatalogs('errors')]))[0];

/** Tells a company that only refers what this page is for, and offers to search as well (decisions, section 1). */
export function UsageNote() {
  const { organization } = useMe();
  const session = useSessionActor();
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState(noError);
  if (organization?.usage_type !== 'referring') return null;
  const { id, version } = organization;

  const change = async () => {
    setPending(true);
    setFormError(noError);
    try {
      await call(updateOrganization, { params: { id }, body: { usage_type: 'searching_and_referring' } }, { version });
    } catch (error) {
      const { formErrorOf } = await loadRefusals();
      setFormError(formErrorOf(outcomeOf(error)));
    } finally {
      session.send({ type: 'me.outdated' });
      setPending(false);
    }
  };
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void change()}>
            <Trans>We are looking as well</Trans>
          </Button>
        }
      >
        <Trans>
          Your company recommends applicants so far. If you have places to fill too, say so: your overview then shows
          your search.
        </Trans>
      </Banner>
      <FormErrorBanner formError={formError} />
    </>
  );
}
