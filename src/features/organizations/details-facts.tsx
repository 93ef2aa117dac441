import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { addressInWords } from '../../i18n/address.ts';
import { namedOccupations } from '../../kit/occupation-names.ts';
import { Fact } from '../../ui/fact-list/fact-list.tsx';
import { TextLink } from '../../ui/link/link.tsx';

/** What a company trains, and where one reads about it. */
export function TrainingFacts({ organization: { occupation_ids, website } }: { readonly organization: Organization }) {
  const occupations = (namedOccupations(occupation_ids) ?? []).map(({ label }) => label).join(', ');
  return (
    <>
      <Fact glyph="card">{occupations === '' ? <Trans>No occupation yet</Trans> : occupations}</Fact>
      <Fact glyph="building">
        {website ? (
          <TextLink variant="alone" href={website} target="_blank">
            {website.replace(/^https?:\/\//, '')}
          </TextLink>
        ) : (
          <Trans>No website yet</Trans>
        )}
      </Fact>
    </>
  );
}

export function AddressFact({ organization: { address } }: { readonly organization: Organization }) {
  const { i18n } = useLingui();
  return <Fact glyph="pin">{address ? addressInWords(i18n, address) : <Trans>No address yet</Trans>}</Fact>;
}
