import type { ReactNode } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { FilterValues } from '../../kit/search-filters/filter-values.ts';
import type { AddressQuery } from './search-query.ts';
import type { QueryOptions } from './use-query-steps.ts';

export interface SearchScreenProps {
  readonly query: AddressQuery;
  readonly onQuery: (query: AddressQuery, options?: QueryOptions) => void;
  readonly graduationTypes: readonly GraduationType[];
  /** What the company itself would search; undefined where it has said nothing. */
  readonly own: FilterValues | undefined;
  /** A result as it stands since this visit: contacted, or taken back. */
  readonly current: (result: SearchResult) => SearchResult;
  readonly statusOf: (result: SearchResult) => ReactNode;
  /** What was between the company and somebody. */
  readonly historyOf: (result: SearchResult) => ReactNode;
  readonly unavailableOf: (result: SearchResult) => ReactNode;
  /** Takes back what is just going out to somebody. */
  readonly undoOf: (result: SearchResult) => (() => void) | undefined;
  /** With the template of the alert that has found them. */
  readonly onContact: (result: SearchResult, template: string | null | undefined) => void;
  readonly onContactMany: (handles: readonly string[]) => void;
  /** To another page of the list, with whoever is looked at; `date` is the day of its order. */
  readonly onTurn: (page: number, date: string) => void;
  /** Looks at somebody; `isMoving` from one to the next. Undefined closes. */
  readonly onShow: (handle: string | undefined, isMoving?: boolean) => void;
  /** To whom a message has just been sent. */
  readonly sent: string | undefined;
  /** What is being written, to whom the address says; `isNamed` where that stands above it. */
  readonly renderComposer: (isNamed: boolean) => ReactNode;
}
