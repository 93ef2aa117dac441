import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { tenants } from '../../../contract/tenants/administration.endpoints.ts';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import * as column from '../../kit/columns.tsx';
import { NameSearch } from '../../kit/name-search.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { TenantMark } from './tenant-mark.tsx';
import { languageWords, tenantPage } from './tenant-words.ts';

const route = getRouteApi('/member/tenants');

const list = recordList(tenants, {
  title: msg`Tenants`,
  lead: msg`Each has a name, a colour and a host of its own, and people whom nobody from outside sees.`,
  create: { to: '/tenants/create', button: msg`New tenant` },
  pages: msg`Pages of tenants`,
  search: <NameSearch />,
  columns: [
    column.named(msg`Name`, tenantPage, ({ row }: column.CellProps<Tenant>) => <TenantMark color={row.color} />),
    column.own('slug', msg`Address`, Address),
    column.own('ages', msg`Ages`, Ages),
    column.own('language', msg`Language`, ({ row, i18n }: column.CellProps<Tenant>) =>
      i18n._(languageWords[row.default_locale]),
    ),
    column.moment('created_at', msg`Created`),
  ],
  none: msg`No tenant is called that`,
});

function Address({ row: { url } }: column.CellProps<Tenant>) {
  return (
    <TextLink variant="alone" href={url} target="_blank">
      {new URL(url).host}
    </TextLink>
  );
}

/** From which age one may register, and until which one needs a guardian. */
function Ages({ row: { minimum_age: from, guardian_age: alone } }: column.CellProps<Tenant>) {
  const { t } = useLingui();
  return from < alone ? t`from ${from}, alone from ${alone}` : t`from ${from}`;
}

export const TenantsScreen = () => <RecordListPage of={list} page={route.useLoaderData()} />;

export const TenantsPending = () => <RecordListPending of={list} />;
