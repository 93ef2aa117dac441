import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../contract/pings/pings.schema.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './company-facts.css.ts';

/** Whether the company has said anything of itself. */
export const hasFacts = ({ occupations, street, postcode, city, website }: Company): boolean =>
  occupations.length > 0 || [street, postcode, city, website].some((fact) => fact !== null);

/** What a company trains, where it is and where one can read about it: what it has said, and nothing else. */
export function CompanyFacts({ company }: { company: Company }) {
  const { occupations, street, postcode, city, website } = company;
  if (!hasFacts(company)) return null;
  const trained = occupations.join(', ');
  const town = [postcode, city].filter(Boolean).join(' ');
  const address = [street, town].filter(Boolean).join(', ');
  return (
    <FactList>
      {trained === '' ? null : (
        <Fact glyph="card">
          <Trans>Trains: {trained}</Trans>
        </Fact>
      )}
      {address === '' ? null : <Fact glyph="pin">{address}</Fact>}
      {website === null ? null : (
        <Fact glyph="building">
          <span className={css.website}>
            <TextLink variant="alone" href={website} target="_blank">
              {website.replace(/^https?:\/\//, '')}
            </TextLink>
          </span>
        </Fact>
      )}
    </FactList>
  );
}
