import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { faceOf, type Offers } from './face.ts';
import type { Chosen } from './pictures.tsx';
import type { ShownValues } from './profile-parts.ts';
import * as css from './profiles.css.ts';

interface PreviewProps {
  readonly values: ShownValues;
  readonly offers: Offers;
  readonly profile?: Profile;
  readonly chosen?: Chosen;
  /** Beside a form there is no room for a computer's width: it is drawn smaller. */
  readonly room?: keyof typeof css.computer;
}

type Device = 'phone' | 'computer';

/** The whole face, while one types, as wide as a phone shows it and as a computer does. */
export function Preview({ values, offers, profile, chosen, room = 'beside' }: PreviewProps) {
  const { t, i18n } = useLingui();
  const [device, setDevice] = useState<Device>('phone');
  const portrait = <Portrait face={faceOf(values, offers, i18n, profile, chosen)} />;
  return (
    <Stack gap={3}>
      <Heading level={2} look="label">
        <Trans>Preview</Trans>
      </Heading>
      <Tabs<Device>
        aria-label={t`Preview`}
        value={device}
        onChange={setDevice}
        tabs={[
          { id: 'phone', label: t`On a phone`, content: <div className={css.phone}>{portrait}</div> },
          {
            id: 'computer',
            label: t`On a computer`,
            content: (
              <div role="img" aria-label={t`On a computer`}>
                <div inert className={css.computer[room]}>
                  {portrait}
                </div>
              </div>
            ),
          },
        ]}
      />
      <Text look="small">
        <Trans>For now, whoever opens one of your codes sees the logo, the colour and the slogan of it.</Trans>
      </Text>
    </Stack>
  );
}
