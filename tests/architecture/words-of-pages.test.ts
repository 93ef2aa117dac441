import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type CatalogName, deskPages, filesOf, rooms as employeesRooms } from '../../src/i18n/catalog-names.ts';
import { activateLocale, findOtherCatalogs, needCatalogs } from '../../src/i18n/catalogs.ts';
import { wordsOf } from '../../src/app/page-parts.ts';
import { otherWords, type wholeLists, wordsOfRoom as wordsOfCompanysRoom } from '../../src/i18n/words-of-companies.ts';
import { catalogsOfDesk, staffsRooms, type wordsOfDesk } from '../../src/i18n/words-of-desk.ts';

const otherRooms: typeof staffsRooms = { ...staffsRooms, ...otherWords };
const wordsOfRoom = (path: string): readonly CatalogName[] => otherRooms[path] ?? wordsOfCompanysRoom(path);
/** On every list of employees. */
const ofLists: readonly CatalogName[] = ['employee'];

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the pages below a parent have loaded, whoever opens them (src/app/page-words.ts, src/app/route-tree.ts). */
const loadedBelow: Readonly<Record<string, readonly string[]>> = {
  guestParent: ['start', 'forms', 'guest'],
  publicParent: ['start', 'forms', 'guest'],
  stageParent: ['start', 'forms', 'member'],
  ownParent: ['start', 'forms', 'member'],
  openParent: ['start', 'help'],
  memberParent: ['start', ...ofLists],
};
/** Its page is chosen by role, and so are its words. */
const byRole: readonly string[] = ['applicants.routes.ts', 'dashboard.routes.ts', 'recommendations.routes.ts'];

/** The rooms of src whose texts stand in a catalog, and the files beside the kit's rooms. */
const catalogOf = new Map<string, string>(
  // of a room with several the last: what is fetched later than its page comes before that page's, and a list, which has
  // the kit's words as well (lingui.config.ts), before the kit's own
  globSync('locales/en/*.po', { cwd: root })
    .filter((file) => !Object.keys(deskPages).includes(/desk-([\w-]+)\.po$/u.exec(file)?.[1] ?? ''))
    .toSorted((a, b) => Number(a.endsWith('/employee.po')) - Number(b.endsWith('/employee.po')) || (a < b ? -1 : 1))
    .flatMap((file) =>
      all(read(file), /^#: (src\/(?:features|kit)\/.+(?=\/[^/]+$)|src\/kit\/[^/\n]+$)/gmu).map(
        (room) => [room, /([\w-]+)\.po$/u.exec(file)?.[1] ?? ''] as const,
      ),
    ),
);

/** It is fetched together with its own words, or stands alone and has none. */
const needsNoWords = (path: string): boolean => {
  const text = read(path);
  return text.includes("needCatalogs('") || !text.includes('import ');
};

/** The rooms that a list of routes shows: its own imports, and those of its routes and loaders. */
function shownBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = read(`src/routes/${file}`);
  const shown = all(text, /'\.\.\/((?:features|kit)\/[^']+)'/gu).filter((path) => !needsNoWords(`src/${path}`));
  const rooms = shown.map((path) => `src/${dirname(path)}`);
  return [...rooms, ...all(text, /'\.\/([\w-]+\.(?:route|loaders)\.tsx?)'/gu).flatMap((next) => shownBy(next, seen))];
}

const lists = globSync('src/routes/*.routes.ts', { cwd: root })
  .map((path) => path.replace('src/routes/', ''))
  .filter((file) => !byRole.includes(file));

test('every page has loaded the words of what it shows: in another catalog they would be bare ids', () => {
  expect(lists.length).toBeGreaterThan(10);
  const missing = lists.flatMap((file) => {
    const parents = all(read(`src/routes/${file}`), /\b(\w+Parent)\b(?= as|,| \})/gu);
    expect(parents, file).not.toEqual([]);
    const paths = all(read(`src/routes/${file}`), /(?:path: '\/|name: ')([\w-]*)/gu);
    const own = paths.flatMap(wordsOfRoom).filter((name) => name !== 'member');
    const others = own.length === 0 && parents.includes('memberParent') ? ['member'] : [];
    const loaded = [...parents.flatMap((parent) => loadedBelow[parent] ?? []), ...own, ...others];
    return shownBy(file).flatMap((room) => {
      const catalog = catalogOf.get(room);
      return catalog === undefined || loaded.includes(catalog) ? [] : [`${file} shows ${room}, of ${catalog}.po`];
    });
  });
  expect(missing, 'move the room to a catalog of that page (lingui.config.ts), or load its words there').toEqual([]);
});

test('what a page wants are files', () => {
  const files = globSync('locales/en/*.po', { cwd: root }).map((file) => basename(file, '.po'));
  const wanted = [...Object.values(otherRooms).flatMap((names = []) => names), ...employeesRooms];
  expect(wanted.filter((name) => !files.includes(name))).toEqual([]);
});

const fetched = globSync('locales/en/*.po', { cwd: root })
  .map((file) => basename(file, '.po'))
  .filter((name) => !['server', 'shared'].includes(name)) as CatalogName[];
// each for itself: together they take long where much else is going on
test.each(fetched)('the words of %s are fetched by its name, wherever the name stands', async (name) => {
  findOtherCatalogs(async () => catalogsOfDesk());
  await activateLocale('en');
  await expect(needCatalogs(name)).resolves.toBeUndefined();
});

test('what features import of the kit has its words where theirs are', () => {
  const files = globSync('src/features/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));
  const missing = files.flatMap((path) => {
    const own = catalogOf.get(dirname(path));
    return all(read(path), /'(?:\.\.\/)+(kit\/[\w./-]+)'/gu).flatMap((part) => {
      const catalog = catalogOf.get(`src/${part}`);
      // both come with every page that has a form; which have none, the last test knows
      if (catalog === undefined || catalog === 'forms' || catalog === 'records') return [];
      if (ofLists.includes(catalog as CatalogName)) return [];
      const shown = [...Object.keys(otherRooms), ...employeesRooms]
        .map(wordsOfRoom)
        .filter((words) => words.some((name) => name === own));
      return shown.every((words) => words.some((name) => name === catalog))
        ? []
        : [`${path} imports ${part}, of ${catalog}.po`];
    });
  });
  expect(missing).toEqual([]);
});

/** Everything a file imports, now or later, but for what is fetched together with its own words. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = read(file).replaceAll(/^import type [^;]*;/gmu, '');
  if (text.includes("needCatalogs('")) return seen;
  for (const path of all(text, /(?:from|import\(|^import)\s*'(\.[^']+\.tsx?)'/gmu)) {
    importedBy(join(dirname(file), path), seen);
  }
  return seen;
}

const bareScreens: Readonly<
  Record<(typeof wholeLists)[number] | '/activities' | '/dashboard', string | readonly string[]>
> = {
  '/activities': 'activities/activities-screen.tsx',
  '/alerts': 'alerts/alerts-screen.tsx',
  '/applicants': 'recommendations/recommendations-screen.tsx',
  '/dashboard': 'employees/employee-dashboard-screen.tsx',
  '/email-templates': 'email-templates/email-templates-screen.tsx',
  '/organization': ['organizations/organization-frame.tsx', 'organizations/details-screen.tsx'],
  '/organization/employees': ['organizations/organization-frame.tsx', 'employees/employees-screen.tsx'],
  '/organization/invitations': ['organizations/organization-frame.tsx', 'invitations/invitations-screen.tsx'],
  '/profiles': 'profiles/profiles-screen.tsx',
  '/registration-codes': 'registration-codes/codes-screen.tsx',
  '/pings': 'pings/pings-screen.tsx',
  '/search': 'search/search-screen.tsx',
};

const frame = 'organizations/desk/company-head.tsx';

/** Pages of a company's records, below their list. */
const recordsOf = (list: string, one: string) => [
  [`/organizations/$id/${list}/create`, `${list}/create-${one}-screen.tsx`] as const,
  [`/organizations/$id/${list}/$id`, `${list}/${one}-screen.tsx`] as const,
  [`/organizations/$id/${list}/$id/edit`, `${list}/edit-${one}-screen.tsx`] as const,
];
const recordScreens = [
  ...recordsOf('alerts', 'alert'),
  ...recordsOf('email-templates', 'email-template'),
  ...recordsOf('profiles', 'profile'),
  ...recordsOf('registration-codes', 'code'),
];

const deskScreens: Readonly<Record<keyof typeof wordsOfDesk, string | readonly string[]>> = {
  '/account': 'account/account-screen.tsx',
  '/account/danger-zone': 'account/danger-zone-screen.tsx',
  '/account/data': 'account/data-screen.tsx',
  '/account/security': 'account/security-screen.tsx',
  '/applicants': 'applicants/desk/applicants-screen.tsx',
  '/applicants/$id': 'applicants/desk/applicant-screen.tsx',
  '/audits': 'audits/desk/audits-screen.tsx',
  '/default-templates': 'email-templates/desk/default-templates-screen.tsx',
  '/default-templates/create': 'email-templates/desk/create-default-template-screen.tsx',
  '/default-templates/$id': 'email-templates/desk/default-template-screen.tsx',
  '/employees': 'employees/desk/all-employees-screen.tsx',
  '/employees/$id': 'employees/desk/employee-screen.tsx',
  '/help': 'help/help-screen.tsx',
  '/messages': 'pings/desk/all-pings-screen.tsx',
  '/organizations': 'organizations/desk/organizations-screen.tsx',
  '/organizations/$id': [frame, '../routes/desk-details.route.tsx'],
  '/organizations/create': 'organizations/desk/create-organization-screen.tsx',
  '/organizations/$id/delete': 'organizations/desk/delete-organization-screen.tsx',
  '/organizations/$id/alerts': [frame, 'alerts/alerts-screen.tsx'],
  '/organizations/$id/email-templates': [frame, 'email-templates/email-templates-screen.tsx'],
  '/organizations/$id/employees': [frame, 'employees/employees-screen.tsx'],
  '/organizations/$id/invitations': [frame, 'invitations/invitations-screen.tsx'],
  '/organizations/$id/pings': [frame, 'pings/desk/pings-screen.tsx'],
  '/organizations/$id/profiles': [frame, 'profiles/profiles-screen.tsx'],
  '/organizations/$id/registration-codes': [frame, 'registration-codes/codes-screen.tsx'],
  '/organizations-progress': 'organizations/desk/progress-screen.tsx',
  '/reports': 'reports/reports-screen.tsx',
  '/reports/$id': 'reports/report-screen.tsx',
  '/reports/deletions': 'reports/deletions-screen.tsx',
  '/reports/suspicious': 'reports/suspicious-screen.tsx',
  '/reports/undelivered': 'reports/undelivered-screen.tsx',
  '/staff': 'users/staff-screen.tsx',
  '/statistics/report': 'statistics/desk/report-screen.tsx',
  '/tenants': 'tenants/tenants-screen.tsx',
  '/tenants/create': 'tenants/create-tenant-screen.tsx',
  '/tenants/$id': 'tenants/tenant-screen.tsx',
  '/terms': 'terms/desk/terms-versions-screen.tsx',
  '/terms/create': 'terms/desk/new-terms-screen.tsx',
};

const bare = [
  ...[...Object.entries(deskScreens), ...recordScreens].map(
    ([path, screen]) => ['administrator', path, screen] as const,
  ),
  ...Object.entries(bareScreens).map(([path, screen]) => ['employee', path, screen] as const),
  ['tenant_member', '/dashboard', 'statistics/desk/staff-dashboard-screen.tsx'] as const,
];

test.each(bare)('of %s %s says nothing but what its catalogs have', (role, path, screen) => {
  const loaded: readonly string[] = ['start', ...wordsOf(role, path).flatMap(filesOf)];
  const files = new Set([screen].flat().flatMap((one) => [...importedBy(`src/features/${one}`)]));
  const said = (isLoaded: boolean): string[] =>
    globSync('locales/en/*.po', { cwd: root })
      .filter((file) => loaded.includes(/([\w-]+)\.po$/u.exec(file)?.[1] ?? '') === isLoaded)
      .filter((file) => !file.endsWith('server.po'))
      .flatMap((file) => read(file).split('\n\n'))
      .flatMap((entry) =>
        all(entry, /^#: (.+)$/gmu)
          .filter((place) => files.has(place))
          .map((place) => `${place}: ${all(entry, /^msgid (.+(?:\n".*")*)/gmu).join('')}`),
      );
  const there = new Set(said(true));
  const missing = said(false).filter((words) => !there.has(words));
  expect([...new Set(missing)]).toEqual([]);
  expect(there.size).toBeGreaterThan(15);
  expect(files.size).toBeGreaterThan(20);
});

/** Sources of the words of each catalog. */
const saidBy = new Map(
  globSync('locales/en/*.po', { cwd: root }).map((file) => [
    /([\w-]+)\.po$/u.exec(file)?.[1] ?? '',
    new Set(all(read(file), /^#: (src\/.+)$/gmu)),
  ]),
);
const catalogsOf = (path: string): string[] =>
  [...saidBy].flatMap(([name, sources]) => ([...sources].some((source) => source.startsWith(path)) ? [name] : []));

test('a part of src/ui whose words are not everybody’s has them wherever a feature shows it', () => {
  const parts = [...new Set([...saidBy.values()].flatMap((sources) => [...sources]))]
    .map((source) => /^src\/ui\/[\w-]+\//u.exec(source)?.[0])
    .filter((part) => part !== undefined && !catalogsOf(part).includes('start'));
  expect(parts).not.toEqual([]);
  const missing = [...new Set(parts)].flatMap((part = '') =>
    globSync('src/{features,kit,forms}/**/*.tsx', { cwd: root })
      .filter((file) => !/\.test\./u.test(file) && read(file).includes(part.replace('src/', '/')))
      .flatMap((file) => {
        const own = catalogsOf(file);
        const room = own.length > 0 ? own : catalogsOf(`${dirname(file)}/`);
        // beside the words of a form stand those of its fields
        const has = catalogsOf(part);
        return has.includes('forms') || room.every((name) => has.includes(name)) ? [] : [`${file} shows ${part}`];
      }),
  );
  expect(missing).toEqual([]);
});

test('the staff’s overview has the words of every status that it counts', () => {
  const files = all(read('src/routes/staff-dashboard.route.tsx'), /'\.\.\/(features\/[^']+-words\.ts)'/gu);
  expect(files).toHaveLength(4);
  const loaded = ['start', ...wordsOf('tenant_member', '/dashboard')];
  const catalogsWith = (file: string) =>
    globSync('locales/en/*.po', { cwd: root })
      .filter((po) => read(po).includes(`#: src/${file}\n`))
      .map((po) => /([\w-]+)\.po$/u.exec(po)?.[1] ?? '');
  expect(files.filter((file) => !catalogsWith(file).some((name) => loaded.includes(name)))).toEqual([]);
});
