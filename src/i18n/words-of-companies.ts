import { type Catalog, type CatalogLoaders, type CatalogName, rooms } from './catalog-names.ts';

/** Catalogs of the pages that come with the routes of companies. */
export const catalogsOfCompanies = (): CatalogLoaders => ({
  de: import.meta.glob<Catalog>(
    [
      './{alerts,email-templates,pings,profiles,registration-codes,search}{,-later}.po',
      './{organizations,recommendations,records,standing}.po',
    ],
    { base: '../../locales/de' },
  ),
  en: import.meta.glob<Catalog>(
    [
      './{alerts,email-templates,pings,profiles,registration-codes,search}{,-later}.po',
      './{organizations,recommendations,records,standing}.po',
    ],
    { base: '../../locales/en' },
  ),
});

export type Words = Readonly<Partial<Record<string, readonly CatalogName[]>>>;

/** Paths of employees below which other words are needed than those of their own room; the composer of messages brings its own to the search. */
export const otherWords: Words = {
  alerts: ['alerts', 'search'],
  applicants: ['recommendations'],
  organization: ['organizations'],
  pings: ['pings', 'standing'],
  search: ['search', 'standing'],
};

/** What is shown below a path, by its first word: of its own name, or among all the others where there is no such catalog. */
export const wordsOfRoom = (path: string): readonly CatalogName[] =>
  otherWords[path] ?? [rooms.find((name) => name === path) ?? 'member'];

/** Below these lists stand pages that say more than the list. */
const wordsBelow: Words = {
  alerts: ['alerts-later'],
  'email-templates': ['email-templates-later'],
  profiles: ['profiles-later'],
  'registration-codes': ['registration-codes-later'],
};

/** Lists of employees whose room holds all that they say: neither rules of fields nor the words of other lists. */
export const wholeLists = [
  '/alerts',
  '/applicants',
  '/email-templates',
  '/organization',
  '/organization/employees',
  '/organization/invitations',
  '/profiles',
  '/registration-codes',
  '/pings',
  '/search',
] as const;

/** What stands on any page of employees that is no such list. */
const onPages: readonly CatalogName[] = ['forms', 'employee', 'records'];

/** The room a page is in, and what is below it: staff's pages of a company are those of the company's own rooms. */
const roomsIn = (pathname: string): readonly string[] => {
  const [, room = '', , ...below] = pathname.split('/');
  return room === 'organizations' ? [room, ...below] : [room];
};

/** Pages with a form, and those below a list. */
export const wordsOfRooms = (
  pathname: string,
  wordsIn: (room: string) => readonly CatalogName[],
): readonly CatalogName[] => [
  ...onPages,
  ...roomsIn(pathname).flatMap(wordsIn),
  ...(pathname.split('/')[2] === undefined ? [] : roomsIn(pathname).flatMap((room) => wordsBelow[room] ?? [])),
];

const isWholeList = (pathname: string): boolean => wholeLists.some((list) => list === pathname);

export const wordsOfCompanies = (pathname: string): readonly CatalogName[] =>
  isWholeList(pathname) ? wordsOfRoom(pathname.split('/')[1] ?? '').slice(0, 1) : wordsOfRooms(pathname, wordsOfRoom);
