import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../api/session.ts';
import { addressInWords } from '../../i18n/address.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useDraftName } from './use-draft-name.ts';
import { useSaveForAll } from './use-save-for-all.ts';

interface CompanyAddressProps {
  readonly organization: Organization;
  /** Where others than its own people write. */
  readonly title?: string;
  /** It is saved, or stays as it was. */
  readonly onClose?: () => void;
}

/** Where a company trains, for everybody who works there. */
export function CompanyAddress({ organization, title, onClose }: CompanyAddressProps) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const draftName = useDraftName();
  const { form, contest } = useSaveForAll(organization, onClose);
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        {title ?? <Trans>Where you train</Trans>}
      </Heading>
      <AddressForm
        id="organization-address"
        address={organization.address}
        draft={{ name: draftName('address', organization.id), userId: user.id, isCorrection: true }}
        {...form}
        supplement={t`For example the building or the floor. May stay empty.`}
        abroad={<Trans>We can only work out distances within Germany. From this address we can’t count any.</Trans>}
      >
        {(end) => (
          <ContestedSave {...contest(end, (stored) => addressInWords(i18n, stored.address))}>
            <Button type="submit" variant="secondary" isPending={end.isPending}>
              <Trans>Save the address</Trans>
            </Button>
          </ContestedSave>
        )}
      </AddressForm>
    </Stack>
  );
}
