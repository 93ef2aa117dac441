import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostPictureBytes, type PictureKind, pictureKinds, pictureTypes } from '../../../contract/profiles/pictures.ts';
import { removePicture, storePicture } from '../../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { outcomeOf } from '../../api/results.ts';
import { call } from '../../api/call.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { messageText } from '../../forms/message-text.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Card } from '../../ui/card/card.tsx';
import { FileField } from '../../ui/file-field/file-field.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './profiles.css.ts';

/** What is on its way to the server, as it is shown meanwhile. */
export type Chosen = Readonly<Partial<Record<PictureKind, string>>>;

interface PicturesProps {
  readonly profile: Profile;
  readonly chosen: Chosen;
  readonly onChoose: (kind: PictureKind, shown: string | undefined) => void;
}

/** Logo and picture: each is uploaded as soon as it is chosen. */
export function Pictures(props: PicturesProps) {
  const { t } = useLingui();
  const [logoPixels, picturePixels] = [pictureKinds.logo.least, pictureKinds.picture.least];
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Logo and picture</Trans>
        </Heading>
        <Text look="small">
          <Trans>PNG, JPEG or WebP, 2 MB at most. What you choose is saved at once.</Trans>
        </Text>
        <div className={css.pictures}>
          <PictureField
            {...props}
            kind="logo"
            label={t`Logo`}
            help={t`On white, without much of an edge. Its longer side needs ${logoPixels} pixels at least.`}
          />
          <PictureField
            {...props}
            kind="picture"
            label={t`Picture`}
            help={t`Best of your workshop or your people at work. Its longer side needs ${picturePixels} pixels at least.`}
          />
        </div>
      </Stack>
    </Card>
  );
}

interface PictureFieldProps extends PicturesProps {
  readonly kind: PictureKind;
  readonly label: string;
  readonly help: string;
}

function PictureField({ profile, chosen, onChoose, kind, label, help }: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const changed = useChanged('/profiles');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const choose = async (file: File | undefined) => {
    setErrors([]);
    setPending(true);
    const params = { id: profile.id, kind };
    try {
      if (file) onChoose(kind, await readAsUrl(file));
      await (file ? call(storePicture, { params, file }) : call(removePicture, { params }));
    } catch (error) {
      const { fields, general } = formErrorOf(outcomeOf(error), new Set([kind]));
      // a file isn't kept, whatever the banner about the connection says of what is typed
      const missing = navigator.onLine ? [] : [t`No connection, so nothing was saved. Please try again later.`];
      setErrors(fields[kind] ?? (general === undefined ? missing : [messageText(i18n, general)]));
    }
    await changed();
    onChoose(kind, undefined);
    setPending(false);
  };
  return (
    <FileField
      name={kind}
      label={label}
      help={help}
      width="full"
      accept={pictureTypes}
      maxBytes={wholeMegabytes}
      previewUrl={chosen[kind] ?? profile[kind]?.url}
      onChange={(file) => void choose(file)}
      errors={errors}
      isPending={isPending}
    />
  );
}

const wholeMegabytes = Math.floor(mostPictureBytes / 1_000_000) * 1_000_000;

/** As a data address: the page shows pictures of its own host and such, and no blobs. */
function readAsUrl(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result as string));
  reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
  reader.readAsDataURL(file);
  return promise;
}
