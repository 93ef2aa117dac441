import { msg } from '@lingui/core/macro';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { chooseColumn } from '../../kit/choosing/choose-column.tsx';
import type { Chosen } from '../../kit/choosing/use-chosen.ts';
import * as column from '../../kit/columns.tsx';
import { nameOf } from './name-of.ts';
import { Note } from './note.tsx';
import { Code, Stands, Who } from './recommendation-cells.tsx';
import { Events } from './recommendations-later.ts';
import * as css from './recommendations.css.ts';

/** A row of the list: who, by which code, and what the company says of them. */
export const columns: readonly column.Column<Recommendation, Chosen<Recommendation>>[] = [
  // of whoever hasn't registered nobody knows yet who they are
  chooseColumn((row) => (row.lastname === null ? null : nameOf(row))),
  column.lead('lastname', msg`Applicant`, ({ row }) => <Who of={row} />),
  column.own('code', msg`Code`, ({ row }) => <Code of={row} />),
  column.own('note', msg`Your note`, ({ row }) => <Note recommendation={row} />),
  column.own('status', msg`Status`, ({ row }) => <Stands of={row} />),
  column.actions('events', msg`What you can do`, ({ row }) =>
    row.events.length === 0 ? null : (
      <div className={css.events}>
        <Events row={row} />
      </div>
    ),
  ),
];
