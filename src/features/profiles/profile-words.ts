import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import type { ProfileLayout } from '../../../contract/profiles/layouts.ts';
import type { Profile, ProfileEvent, ProfileStatus } from '../../../contract/profiles/profiles.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

/** So many of the occupations a profile shows are named in its row of the list. */
export const namedInRow = 2;

export const statusWords: StatusWords<ProfileStatus> = {
  draft: { label: msg`Draft`, sentence: msg`Nobody but you and your colleagues sees it yet.` },
  published: {
    label: msg`Published`,
    sentence: msg`Applicants see it with the codes that bear it, and templates can name it.`,
  },
  archived: { label: msg`Archived`, sentence: msg`Nothing shows it any more. You can restore it at any time.` },
};

/** A code that bears none shows the default. */
export const sentenceOf = ({ status, is_default }: Pick<Profile, 'status' | 'is_default'>): MessageDescriptor =>
  status === 'published' && is_default
    ? msg`Applicants see it with every code that has no other profile.`
    : statusWords[status].sentence;

/** What a button that causes an event says. */
export const eventWords: Record<ProfileEvent, MessageDescriptor> = {
  publish: msg`Publish`,
  unpublish: msg`Unpublish`,
  restore: msg`Restore`,
  archive: msg`Archive`,
};

export const layoutWords: Record<ProfileLayout, { label: MessageDescriptor; sentence: MessageDescriptor }> = {
  classic: { label: msg`Classic`, sentence: msg`A band in your colour, your logo, and what you train.` },
  split: { label: msg`Half and half`, sentence: msg`Picture and colour side by side.` },
  hero: { label: msg`Large picture`, sentence: msg`Your picture first, the name on your colour.` },
};

export const profilePage = (profile_id: string) => linkOptions({ to: '/profiles/$profile_id', params: { profile_id } });

export const editProfilePage = (profile_id: string) =>
  linkOptions({ to: '/profiles/$profile_id/edit', params: { profile_id } });
