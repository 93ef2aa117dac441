import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { useMe } from '../../api/session.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { faceOf, type Offers } from './face.ts';
import type { Chosen } from './pictures.tsx';
import { Portrait } from './portrait.tsx';
import type { ProfileValues } from './profile-form.ts';

interface PreviewProps {
  readonly values: ProfileValues;
  readonly offers: Offers;
  readonly profile?: Profile;
  readonly chosen?: Chosen;
}

/** The same with the occupations alone that the own organization trains. */
export function useTrained(offers: Offers): Offers {
  const trained = useMe().organization?.occupation_ids ?? [];
  return { ...offers, occupations: offers.occupations.filter(({ id }) => trained.includes(id)) };
}

/** What applicants will see, while one types. */
export function Preview({ values, offers, profile, chosen }: PreviewProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={3}>
      <Heading level={2} look="label">
        <Trans>How applicants see you</Trans>
      </Heading>
      <Portrait face={faceOf(values, offers, i18n.locale as Locale, profile, chosen)} />
    </Stack>
  );
}
