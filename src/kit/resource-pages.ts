import { type AnyRoute, createRoute, type StaticDataRouteOption } from '@tanstack/react-router';
import type { ListSearch, SearchOf } from '../../contract/kit/list-search.ts';
import { givenIn, listRoute, type Screen } from './resource-route.ts';

type PageName = NonNullable<StaticDataRouteOption['name']>;
/** A resource whose list the specification names `<name>.index`. */
type ResourceName = PageName extends infer Name ? (Name extends `${infer Resource}.index` ? Resource : never) : never;
/** Its form, as `<one>.edit`. */
type FormName = PageName extends infer Name ? (Name extends `${infer One}.edit` ? One : never) : never;

interface Loaders<Search extends ListSearch, List, New, One, Edited> {
  readonly loadList: (asked: SearchOf<Search>, signal: AbortSignal, given?: string) => Promise<List>;
  /** What the form of a new one offers, and of what its address brings along. */
  readonly loadNew: (signal: AbortSignal, given?: string, asked?: Readonly<Record<string, unknown>>) => Promise<New>;
  readonly loadOne: (id: string, signal: AbortSignal, given?: string) => Promise<One>;
  /** Where it has a page with its form. */
  readonly loadEdit?: (id: string, signal: AbortSignal, given?: string) => Promise<Edited>;
}

/**
 * The pages of a resource at their usual addresses: `/notes`, `/notes/create`, `/notes/$note_id` and
 * `/notes/$note_id/edit`; below an organization where the parent is one.
 */
export function resourcePages<
  Parent extends AnyRoute,
  const Name extends ResourceName,
  const Id extends string,
  const Search extends ListSearch,
  List,
  New,
  One,
  Edited,
>({
  parent,
  name,
  id: param,
  one,
  list,
  guards,
  search,
  loaders,
}: {
  readonly parent: Parent;
  readonly name: Name;
  /** Of a record in the address: `note_id`. */
  readonly id: Id;
  /** In the names of its forms, where the specification says `profile.edit` of `profiles`. */
  readonly one?: FormName;
  /** What its list is called, where that isn't `<name>.index`: below an organization. */
  readonly list?: PageName;
  /** Beside those of the parent. */
  readonly guards?: NonNullable<StaticDataRouteOption['guards']>;
  readonly search: Search;
  readonly loaders: () => Promise<Loaders<Search, List, New, One, Edited>>;
}) {
  const is = (page: string, of: string = name): StaticDataRouteOption => ({
    name: `${of}.${page}` as PageName,
    ...(guards && { guards }),
  });
  const below = <const Path extends string>(path: Path): `/${Name}${Path}` => `/${name}${path}`;
  const record = <const Path extends '' | '/edit', Data>(
    path: Path,
    staticData: StaticDataRouteOption,
    screen: Screen,
    load: (id: string, signal: AbortSignal, given?: string) => Promise<Data>,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path: below(`/$${param}${path}`),
      staticData,
      loader: ({ params, abortController: { signal } }): Promise<Data> =>
        load(String(Reflect.get(params, param)), signal, givenIn(params)),
      ...screen,
    });
  return {
    list: (screen: Screen) =>
      listRoute({
        parent,
        path: below(''),
        is: list === undefined ? is('index') : { name: list },
        screen,
        search,
        load: async (asked, signal, given) => (await loaders()).loadList(asked, signal, given),
      }),
    /** @param asked what the address may bring along, such as the beginning of a form */
    create: <Asked extends object = object>(
      screen: Screen,
      asked: (search: Readonly<Record<string, unknown>>) => Asked = () => ({}) as Asked,
    ) =>
      createRoute({
        getParentRoute: () => parent,
        path: below('/create'),
        staticData: is('create', one),
        validateSearch: (searched: Record<string, unknown>): Asked => asked(searched),
        loaderDeps: ({ search: searched }) => searched,
        loader: async ({ deps, params, abortController: { signal } }): Promise<New> =>
          (await loaders()).loadNew(signal, givenIn(params), deps as Readonly<Record<string, unknown>>),
        ...screen,
      }),
    show: (screen: Screen) => record('', is('show'), screen, async (...asked) => (await loaders()).loadOne(...asked)),
    edit: (screen: Screen) =>
      record('/edit', is('edit', one), screen, async (...asked) =>
        ((await loaders()) as Required<Loaders<Search, List, New, One, Edited>>).loadEdit(...asked),
      ),
  };
}

/** List, form and page of a resource that companies have and staff have below an organization: as `face` says, whoever's. */
export const facedPages =
  <
    const Name extends ResourceName,
    const Id extends string,
    const Search extends ListSearch,
    List,
    New,
    One,
    Edited,
    Asked extends object = object,
  >({
    screens,
    asked,
    ...resource
  }: {
    readonly name: Name;
    readonly id: Id;
    readonly one?: FormName;
    readonly search: Search;
    readonly loaders: () => Promise<Required<Loaders<Search, List, New, One, Edited>>>;
    readonly screens: Readonly<Record<'list' | 'create' | 'show' | 'edit', Screen>>;
    /** What an address may bring along for a new one. */
    readonly asked?: (search: Readonly<Record<string, unknown>>) => Asked;
  }) =>
  <Parent extends AnyRoute, ListParent extends AnyRoute = Parent>({
    listParent,
    list,
    ...face
  }: {
    readonly parent: Parent;
    /** Where more stands above the list than above a record. */
    readonly listParent?: ListParent;
    readonly list?: PageName;
    readonly guards?: NonNullable<StaticDataRouteOption['guards']>;
  }) => {
    const page = resourcePages({ ...resource, ...face });
    const above = (listParent ?? face.parent) as ListParent;
    return [
      resourcePages({ ...resource, ...face, parent: above, ...(list && { list }) }).list(screens.list),
      page.create(screens.create, asked),
      page.show(screens.show),
      page.edit(screens.edit),
    ] as const;
  };
