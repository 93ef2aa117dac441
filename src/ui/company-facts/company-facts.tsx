import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../contract/pings/applicant-ping.schema.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './company-facts.css.ts';

type Facts = Pick<Company, 'occupations' | 'street' | 'postcode' | 'city' | 'website' | 'privacy'>;

/** Whether the company has said anything of itself. */
export const hasFacts = ({ occupations, street, postcode, city, website, privacy }: Facts): boolean =>
  occupations.length > 0 || [street, postcode, city, website, privacy].some((fact) => fact !== null);

/**
 * What a company trains, where it is, where one can read about it and what it does with contact details: what it has
 * said, and nothing else. What it says of these is no link of ours.
 */
export function CompanyFacts({ company }: { company: Facts }) {
  const { occupations, street, postcode, city, website, privacy } = company;
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
      {privacy === null ? null : (
        <Fact glyph="lock">
          <span className={css.website}>
            <Trans>Privacy: {privacy}</Trans>
          </span>
        </Fact>
      )}
    </FactList>
  );
}
