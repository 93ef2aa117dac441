import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { Refused } from '../../../machines/kit/results.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { eventWords } from './profile-words.ts';

interface ProfileEventsProps {
  readonly profile: Profile;
  readonly onRefused: (errors: Refused['errors']) => void;
}

/** What may be done with this profile now. Archiving asks first. */
export function ProfileEvents({ profile, onRefused }: ProfileEventsProps) {
  const { t } = useLingui();
  return (
    <Row gap={2}>
      <RecordEvents
        record={profile}
        transition={profiles.transition}
        words={eventWords}
        looks={{ publish: 'primary', restore: 'primary', archive: 'quiet' }}
        asks={{
          archive: {
            title: t`Archive this profile?`,
            description: t`Nobody sees it any more; codes that show it show the default instead. You can restore it at any time.`,
            keep: t`Keep it`,
            confirm: t`Archive`,
            isReversible: true,
          },
        }}
        onChanged={useChanged('/profiles')}
        onRefused={onRefused}
      />
      {profile.status === 'archived' ? null : profile.is_default ? (
        <Badge
          tone="primary"
          shape="tick"
          label={t`Default`}
          sentence={t`Shown wherever no other profile is chosen.`}
        />
      ) : (
        <MakeDefault profile={profile} />
      )}
    </Row>
  );
}

function MakeDefault({ profile: { id, version } }: { profile: Profile }) {
  const refused = useRefusedAct();
  const changed = useChanged('/profiles');
  const [isPending, setPending] = useState(false);
  const choose = async () => {
    setPending(true);
    await call(profiles.update, { params: { id }, body: { is_default: true } }, { version }).catch(refused);
    await changed();
    setPending(false);
  };
  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void choose()}>
      <Trans>Make it the default</Trans>
    </Button>
  );
}
