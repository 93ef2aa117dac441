import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { PublishedEvents } from '../../kit/published-events.tsx';
import { profileParts } from './profile-parts.ts';
import { eventWords } from './profile-words.ts';

interface ProfileEventsProps {
  readonly profile: Profile;
  readonly form?: RefObject<FormHandle | null>;
  readonly children?: ReactNode;
}

/** What may be done with this profile now. Archiving asks first. */
export function ProfileEvents({ profile, form, children }: ProfileEventsProps) {
  const { t } = useLingui();
  return (
    <PublishedEvents
      of={profileParts}
      record={profile}
      form={form}
      words={eventWords}
      asks={{
        archive: {
          title: t`Archive this profile?`,
          description: t`Nobody sees it any more. If it is the default, another published one takes its place. You can restore it at any time.`,
          keep: t`Keep it`,
          confirm: t`Archive`,
          isReversible: true,
        },
      }}
      defaultFor={t`Your codes show it.`}
    >
      {children}
    </PublishedEvents>
  );
}
