import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useHasRoom } from '../../../kit/use-media.ts';
import { Select } from '../../../ui/select/select.tsx';
import { NavTab, NavTabs } from '../../../ui/tabs/nav-tabs.tsx';

const pages = {
  '/organizations/$organization_id': msg`Details`,
  '/organizations/$organization_id/employees': msg`Employees`,
  '/organizations/$organization_id/invitations': msg`Invitations`,
  '/organizations/$organization_id/registration-codes': msg`Codes`,
  '/organizations/$organization_id/profiles': msg({ message: 'Profiles', context: 'tab' }),
  '/organizations/$organization_id/email-templates': msg`Templates`,
  '/organizations/$organization_id/alerts': msg`Alerts`,
  '/organizations/$organization_id/pings': msg`Messages`,
} as const;
type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];

/** A company's pages: in one line where there is room, to choose from elsewhere. */
export function DeskTabs({ organization_id }: { organization_id: string }) {
  const { t, i18n } = useLingui();
  const hasRoom = useHasRoom();
  const navigate = useNavigate();
  const params = { organization_id };
  const name = useLocation().pathname.split('/')[3] ?? '';
  if (!hasRoom)
    return (
      <Select
        name="page"
        label={t`Page`}
        value={
          paths.find((path) => (path.split('/')[3] ?? '') === name) ?? paths[0] ?? '/organizations/$organization_id'
        }
        onChange={(value) => {
          const to = paths.find((path) => path === value);
          if (to !== undefined) void navigate({ to, params });
        }}
        options={paths.map((value) => ({ value, label: i18n._(pages[value]) }))}
      />
    );
  return (
    <NavTabs aria-label={t`Organization`}>
      {paths.map((to) => (
        <NavTab key={to} to={to} params={params} activeOptions={{ exact: to === '/organizations/$organization_id' }}>
          {i18n._(pages[to])}
        </NavTab>
      ))}
    </NavTabs>
  );
}
