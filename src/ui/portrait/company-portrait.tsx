import type { Company } from '../../../contract/pings/applicant-ping.schema.ts';
import { CompanyFace } from './company-face.tsx';
import { Stack } from '../stack/stack.tsx';
import { CompanyFacts } from '../company-facts/company-facts.tsx';

/** The rest stands in the face. */
const onlyPrivacy = { occupations: [], street: null, postcode: null, city: null, website: null };

/** Who writes: the company's face and what it does with contact details; one that shows no face has said a few facts. */
export function CompanyPortrait({ company, by }: { company: Company; by: string | undefined }) {
  const { portrait, occupations, website, verified_at, privacy } = company;
  if (!portrait) return <CompanyFacts company={company} />;
  return (
    <Stack gap={4}>
      <CompanyFace profile={portrait} occupations={occupations} website={website} verifiedAt={verified_at} by={by} />
      <CompanyFacts company={{ ...onlyPrivacy, privacy }} />
    </Stack>
  );
}
