import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
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

/** The whole face, while one types. */
export function Preview({ values, offers, profile, chosen }: PreviewProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={3}>
      <Heading level={2} look="label">
        <Trans>Preview</Trans>
      </Heading>
      <Portrait face={faceOf(values, offers, i18n, profile, chosen)} />
      <Text look="small">
        <Trans>Of this, the page of your codes shows logo, colour and slogan so far.</Trans>
      </Text>
    </Stack>
  );
}
