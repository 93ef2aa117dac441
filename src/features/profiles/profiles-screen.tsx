import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { pageApi } from '../../kit/given.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { UploadIllustration } from '../../ui/illustrations/upload.tsx';
import { namedInRow, profilePage, statusWords } from './profile-words.ts';
import { inLocale } from '../../i18n/in-both.ts';

const route = pageApi('/member/profiles');

interface Offers {
  readonly occupations: readonly Occupation[];
}

const list = recordList<typeof profiles, Offers>(profiles, {
  title: msg`Profiles`,
  lead: msg`The company’s face. Applicants who come by a code see the profile chosen for it, otherwise the default.`,
  create: { to: '/profiles/create', button: msg`Create profile` },
  pages: msg`Pages of profiles`,
  columns: [
    column.named(msg`Name`, profilePage, ({ row, i18n }) => inLocale(i18n, row.slogan)),
    column.own('occupations', msg`Trains`, ({ row, offers, i18n }) => trainedInWords(row, offers, i18n)),
    column.status(msg`Status`, statusWords),
    column.own('default', msg`Default`, ({ row, i18n }) =>
      row.is_default ? <Badge tone="primary" shape="tick" label={i18n._(msg`Yes`)} /> : '–',
    ),
  ],
  filters: { status: [msg`Status`, statusWords] },
  none: msg`No profile with this status`,
  first: {
    illustration: <UploadIllustration />,
    title: msg`Show who you are`,
    words: msg`Name, logo, colour and slogan: with those, applicants who come with one of your codes see at once who you are.`,
  },
});

export function ProfilesScreen() {
  const { page, ...offers } = route.useLoaderData();
  return <RecordListPage of={list} offers={offers} page={page} />;
}

export const ProfilesPending = () => <RecordListPending of={list} />;

/** The first, and how many more. */
function trainedInWords({ occupation_ids }: Profile, { occupations }: Offers, i18n: I18n): string {
  const named = occupation_ids.slice(0, namedInRow);
  const shown = named.map((id) => occupations.find((one) => one.id === id)?.name ?? '').join(', ') || '–';
  const further = occupation_ids.length - named.length;
  if (further <= 0) return shown;
  return `${shown}, ${i18n._(msg`${plural(further, { one: 'one more occupation', other: '# more occupations' })}`)}`;
}
