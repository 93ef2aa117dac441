import { useLingui } from '@lingui/react/macro';
import type { WholeFace } from '../../../contract/profiles/face.schema.ts';
import { addressInWords } from '../../i18n/address.ts';
import { Portrait } from './portrait.tsx';

interface CompanyFaceProps {
  readonly profile: WholeFace;
  /** By name. */
  readonly occupations: readonly string[];
  readonly website: string | null;
  /** Since when the tenant vouches for it. */
  readonly verifiedAt: string | null;
  /** The tenant's name. */
  readonly by: string | undefined;
  /** Its name stands above it already. */
  readonly isTitled?: boolean | undefined;
}

/** What a company shows of itself: the same wherever an applicant meets it. */
export function CompanyFace({ profile, occupations, website, verifiedAt: at, by, isTitled }: CompanyFaceProps) {
  const { i18n } = useLingui();
  return (
    <Portrait
      isTitled={isTitled}
      face={{
        name: profile.name,
        slogan: profile.slogan,
        description: profile.description,
        occupations,
        people: profile.people ?? undefined,
        trainees: profile.trainees ?? undefined,
        trainingSince: profile.training_since ?? undefined,
        contact: profile.contact ?? undefined,
        address: addressInWords(i18n, profile.address),
        verified: at !== null && by !== undefined ? { at, by } : undefined,
        website: website ?? '',
        color: profile.color,
        layout: profile.layout,
        logo: profile.logo?.url,
        picture: profile.picture?.url,
      }}
    />
  );
}
