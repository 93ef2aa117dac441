import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { RegistrationIllustration } from '../../ui/illustrations/registration.tsx';
import { profilePage, statusWords } from './profile-words.ts';

const route = getRouteApi('/member/profiles');

interface Offers {
  readonly occupations: readonly Occupation[];
}

const list = recordList<typeof profiles, Offers>(profiles, {
  title: msg`Profiles`,
  lead: msg`How applicants see you: in your messages, behind your codes, and close to where they live.`,
  create: { to: '/profiles/create', button: msg`New profile` },
  pages: msg`Pages of profiles`,
  columns: [
    column.named(msg`Name`, profilePage, Slogan),
    column.own('occupations', msg`Trains`, Trains),
    column.status(msg`Status`, statusWords),
    column.own('default', msg`Shown where none is chosen`, Default),
  ],
  filters: { status: [msg`Status`, statusWords] },
  none: msg`No profile with this status`,
  first: {
    illustration: <RegistrationIllustration />,
    title: msg`Show who you are`,
    words: msg`A logo, your colour, what you train and whom to ask: with that, applicants know who is writing to them.`,
  },
});

export function ProfilesScreen() {
  const { page, ...offers } = route.useLoaderData();
  return <ListPage {...useRecordList(list, offers)} page={page} />;
}

export const ProfilesPending = () => <ListPending {...useRecordList(list, { occupations: [] })} />;

interface Cell {
  readonly row: Profile;
  readonly offers: Offers;
}

function Slogan({ row: { slogan } }: Cell) {
  const { i18n } = useLingui();
  return i18n.locale === 'de' ? slogan.de || slogan.en : slogan.en || slogan.de;
}

function Trains({ row, offers: { occupations } }: Cell) {
  const { t } = useLingui();
  const names = row.occupation_ids.map((id) => occupations.find((one) => one.id === id)?.name ?? '');
  const shown = names.slice(0, 2).join(', ');
  const further = names.length - 2;
  if (names.length === 0) return '–';
  return further > 0 ? t`${shown} and ${further} more` : shown;
}

function Default({ row: { is_default } }: Cell) {
  const { t } = useLingui();
  return is_default ? <Badge tone="primary" shape="tick" label={t`Default`} /> : '–';
}
