import { useState } from 'react';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import { call } from '../../../api/call.ts';
import { providedList } from '../../../kit/list.actors.ts';
import type { OneOfManyProps } from '../../../kit/one-of-many.tsx';
import { useLiveList } from '../../../kit/use-live-list.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';

/** As many as are offered at once; the rest by typing on. */
const most = '20';

/** Companies by a part of their name; the first by name where nothing is typed. */
const providedCompanies = providedList(async ({ text }, signal) => {
  const q = typeof text === 'string' ? text.trim() : '';
  const filter = q === '' ? {} : { filter: { q } };
  return call(organizations.list, { query: { ...filter, order: 'name', per_page: most } }, { signal });
});

/** One of hundreds of companies, found by typing. */
export function CompanyFilter({ chosen, onChange, early, ...field }: OneOfManyProps) {
  const [text, setText] = useState(early === undefined || early.typed === chosen?.name ? '' : early.typed);
  const { answer, markTyping } = useLiveList(providedCompanies, { text });
  const found = answer === undefined || answer.kind === 'failed' ? [] : (answer.page.data as OrganizationEntry[]);
  const offered = found.map((one) => ({ value: one.id, label: one.name }));
  const own = chosen === undefined ? [] : [{ value: chosen.id, label: chosen.name }];
  return (
    <Combobox
      {...field}
      value={chosen?.id ?? ''}
      early={early}
      // what is chosen keeps its name, whatever is offered
      options={[...own, ...offered.filter(({ value }) => value !== chosen?.id)]}
      // the server finds
      search={{ find: () => offered, note: () => undefined }}
      onType={(typed) => {
        markTyping();
        setText(typed);
      }}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}
