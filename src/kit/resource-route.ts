import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { type ListSearch, type SearchOf, searchOf } from '../../contract/kit/list-search.ts';

/** A screen and what keeps its place meanwhile: two exports of one file, fetched when they are needed. */
export interface Screen {
  readonly component: RouteComponent;
  readonly pendingComponent: RouteComponent;
}

type Before<End extends string, Name> = Name extends `${infer One}${End}` ? One : never;
/** `Notes`, where a file exports `NotesScreen` and `NotesPending`. */
type ScreenName<File> = Before<'Screen', keyof File> & Before<'Pending', keyof File>;

/** Asks for names only: a screen's own type begins with its route's. */
export const screenOf = <File extends object>(file: () => Promise<File>, name: ScreenName<File>): Screen => {
  const read = file as unknown as () => Promise<Record<string, () => ReactElement>>;
  return {
    component: lazyRouteComponent(read, `${name}Screen`),
    pendingComponent: lazyRouteComponent(read, `${name}Pending`),
  };
};

interface Page<Parent extends AnyRoute, Path extends string> {
  readonly parent: Parent;
  readonly path: Path;
  /** The specification's name of the page, and who may open it. */
  readonly is: StaticDataRouteOption;
  readonly screen: Screen;
}

/** Staff's pages of a company name it in their address. */
export const givenIn = (params: object): string | undefined =>
  Reflect.get(params, 'organization_id') as string | undefined;

const id = /^[0-9a-f-]{36}$/;

/** The record that is opened beside a list, named in the address. */
type Beside<Name extends string> = { readonly [N in Name]?: string | undefined };

/** A list: its page, order and filters stand in the address, and another of them is fetched anew. */
export const listRoute = <
  Parent extends AnyRoute,
  const Path extends string,
  const Search extends ListSearch,
  Data,
  const Name extends string = never,
>({
  parent,
  path,
  is,
  screen,
  search,
  beside,
  load,
}: Page<Parent, Path> & {
  /** From the contract: what the list can be ordered and filtered by. */
  readonly search: Search;
  readonly beside?: Name;
  /** @param given the organization that staff's pages are about */
  readonly load: (search: SearchOf<Search> & Beside<Name>, signal: AbortSignal, given?: string) => Promise<Data>;
}) => {
  const besideOf = (asked: Record<string, unknown>): Beside<Name> => {
    if (beside === undefined) return {};
    const opened = asked[beside];
    return { [beside]: typeof opened === 'string' && id.test(opened) ? opened : undefined } as Beside<Name>;
  };
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: is,
    validateSearch: (asked: Record<string, unknown>): SearchOf<Search> & Beside<Name> => ({
      ...searchOf(search, asked),
      ...besideOf(asked),
    }),
    // whoever goes from one to the next beside the list needs no other list
    loaderDeps: ({ search: asked }) =>
      (beside === undefined ? asked : { ...asked, [beside]: undefined }) as SearchOf<Search> & Beside<Name>,
    loader: ({ deps, params, location, abortController: { signal } }): Promise<Data> =>
      load({ ...deps, ...besideOf(location.search as Record<string, unknown>) }, signal, givenIn(params)),
    ...screen,
  });
};
