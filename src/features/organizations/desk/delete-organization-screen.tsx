import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteOrganization, keepOrganization } from '../../../../contract/organizations/deletion.endpoints.ts';
import { deletionDays, type OrganizationDeletion } from '../../../../contract/organizations/deletion.schema.ts';
import { call } from '../../../api/call.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { momentInWords } from '../../../i18n/days.ts';
import { FormPage, FormPending } from '../../../kit/form-page.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { useOneCall } from '../../../kit/use-one-call.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { organizationPage } from './desk-words.ts';
import * as css from './deletion.css.ts';

const route = getRouteApi('/member/organizations/$organization_id/delete');

/** What will be gone with a company, and its deletion, which can be called off for some days. */
export function DeleteOrganizationScreen() {
  const { t, i18n } = useLingui();
  const deletion = route.useLoaderData();
  const { id, name, deletes_at } = deletion;
  const day = deletes_at === null ? '' : momentInWords(i18n, deletes_at);
  return (
    <FormPage
      title={t`Delete ${name}`}
      lead={
        deletes_at === null
          ? t`For good, with all accounts and messages. To let it rest, end its part instead.`
          : t`Everything of it is erased: ${day}. Until then you can call it off.`
      }
      back={[organizationPage(id), name]}
    >
      <Stack gap={6}>
        <WhatGoes of={deletion} />
        {deletes_at === null ? <Confirm of={deletion} /> : <Keep of={deletion} />}
      </Stack>
    </FormPage>
  );
}

interface Props {
  readonly of: OrganizationDeletion;
}

/** Counted; nothing is said of what there is none of. */
function WhatGoes({ of: { counts } }: Props) {
  const { t } = useLingui();
  const { employees, invitations, profiles, codes, email_templates, alerts, recommendations, messages } = counts;
  const lines = [
    [employees, t`${plural(employees, { one: '# account of its people', other: '# accounts of its people' })}`],
    [invitations, t`${plural(invitations, { one: '# invitation', other: '# invitations' })}`],
    [profiles, t`${plural(profiles, { one: '# profile', other: '# profiles' })}`],
    [codes, t`${plural(codes, { one: '# registration code', other: '# registration codes' })}`],
    [email_templates, t`${plural(email_templates, { one: '# e-mail template', other: '# e-mail templates' })}`],
    [alerts, t`${plural(alerts, { one: '# alert', other: '# alerts' })}`],
    [recommendations, t`${plural(recommendations, { one: '# recommendation', other: '# recommendations' })}`],
    [messages, t`${plural(messages, { one: '# message to an applicant', other: '# messages to applicants' })}`],
  ] as const;
  const shown = lines.filter(([count]) => count > 0);
  return (
    <Stack gap={3}>
      <Heading level={2} look="title">
        <Trans>What will be gone</Trans>
      </Heading>
      {shown.length === 0 ? (
        <Text>
          <Trans>The company itself; it has nothing else here.</Trans>
        </Text>
      ) : (
        <ul className={css.gone}>
          {shown.map(([, words]) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <Text look="small">
        <Trans>
          What applicants have agreed to stays in the ledger, without the company’s data. The log keeps that it was
          deleted.
        </Trans>
      </Text>
    </Stack>
  );
}

/** The name is typed, so that nobody deletes another company. */
function Confirm({ of: { id, name, counts } }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, formError, press } = useOneCall(useChanged('/organizations'));
  const remove = () => {
    const isMeant = typed.replaceAll(/\s+/g, ' ').trim() === name.replaceAll(/\s+/g, ' ').trim();
    setWrong(!isMeant);
    if (isMeant) press('delete', () => call(deleteOrganization, { params: { id }, body: { name: typed } }));
  };
  return (
    <Stack gap={4}>
      <Text>
        {counts.open_messages === 0 ? null : (
          <>
            <Plural
              value={counts.open_messages}
              one="One message is open still: it ends at once, and the applicant reads that."
              other="# messages are open still: they end at once, and the applicants read that."
            />{' '}
          </>
        )}
        <Trans>
          Its people get an e-mail and can take their data with them. You have {deletionDays} days to call it off.
        </Trans>
      </Text>
      <FormErrorBanner formError={formError} />
      <TextField
        name="name"
        label={t`Name of the company`}
        help={t`Please type: ${name}`}
        value={typed}
        onChange={setTyped}
        errors={isWrong ? [t`That isn’t its name. Please write it as it stands above.`] : []}
        autoComplete="off"
        width="long"
        required
      />
      <Row>
        <Button variant="danger" isPending={pending !== undefined} onClick={remove}>
          <Trans>Delete the company</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

/** Nothing is gone yet. */
function Keep({ of: { id } }: Props) {
  const { t } = useLingui();
  const { pending, formError, press } = useOneCall(useChanged('/organizations'));
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={t`It is being deleted`}>
        <Trans>
          Its part has ended, and so have its open messages. If you call it off, you can bring it back on its page.
        </Trans>
      </Banner>
      <FormErrorBanner formError={formError} />
      <Row>
        <Button
          isPending={pending !== undefined}
          onClick={() => press('keep', () => call(keepOrganization, { params: { id } }))}
        >
          <Trans>Call the deletion off</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

export const DeleteOrganizationPending = () => <FormPending />;
