import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import { previewVerifications, verifyOrganizations } from '../../../../contract/organizations/verifying.endpoints.ts';
import type { Verification } from '../../../../contract/organizations/verifying.schema.ts';
import { call } from '../../../api/call.ts';
import { Quiet, Together } from '../../../kit/choosing/together.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';

interface VerifyingProps {
  readonly chosen: Chosen<OrganizationEntry>;
  readonly children: ReactNode;
}

/** Those that wait for it. */
export const mayVerify = ({ events }: OrganizationEntry) => events.includes('verify');

/** Verifies the companies chosen, after a look at who of them is told; for a minute it can be undone. */
export function Verifying({ chosen, children }: VerifyingProps) {
  const { t } = useLingui();
  return (
    <Together
      chosen={chosen}
      nameOf={({ name }) => name}
      idOf={(one: Verification) => one.organization_id}
      preview={async (ids) => (await call(previewVerifications, { body: { organization_ids: [...ids] } })).data}
      send={(ids) => call(verifyOrganizations, { body: { organization_ids: [...ids] } })}
      list="/organizations"
      words={{
        button: (count) => t`${plural(count, { one: 'Verify one …', other: 'Verify # …' })}`,
        title: (count) =>
          count === 0
            ? t`No company would be verified`
            : t`${plural(count, { one: 'Verify one company?', other: 'Verify # companies?' })}`,
        description: t`${plural(chosen.rows.filter(mayVerify).length, { one: 'You vouch for it: from then on it can search and write.', other: 'You vouch for them: from then on they can search and write.' })} Everybody there is told by e-mail in a minute, and until then you can undo it; after that you can pause a company on its page.`,
        confirm: (count) => t`${plural(count, { one: 'Verify it', other: 'Verify #' })}`,
        done: (count) =>
          t`${plural(count, { 0: 'No company was verified', one: 'One company is verified', other: '# companies are verified' })}`,
      }}
      renderOne={(one) => (
        <Quiet>
          <Told of={one} />
        </Quiet>
      )}
    >
      {children}
    </Together>
  );
}

function Told({ of: { refused, to, told } }: { of: Verification }) {
  const { i18n } = useLingui();
  const readers = new Intl.ListFormat(i18n.locale).format(to);
  if (refused !== null) return <Trans>Doesn’t wait to be verified any more.</Trans>;
  if (told === 0) return <Trans>Nobody is there yet, so nobody is told.</Trans>;
  return to.length > 0 ? (
    <Trans>To {readers}</Trans>
  ) : (
    <Plural value={told} one="One person there is told." other="# people there are told." />
  );
}
