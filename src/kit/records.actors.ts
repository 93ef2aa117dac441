import { fromPromise } from 'xstate';
import {
  type PerformResult,
  type RecordAction,
  recordActionMachine,
} from '../../machines/records/record-action.machine.ts';
import {
  type CompareResult,
  recordFormMachine,
  type SaveResult,
  type Saving,
} from '../../machines/records/record-form.machine.ts';

/** The buttons of a record, with what they call. */
export const providedRecordAction = ({ perform }: { perform: (action: RecordAction) => Promise<PerformResult> }) =>
  recordActionMachine.provide({
    actors: { perform: fromPromise<PerformResult, RecordAction>(({ input }) => perform(input)) },
  });

/** The form of a record, with what saves it and what looks at a faster colleague's. */
export const providedRecordForm = ({
  save,
  compare,
}: {
  save: (saving: Saving) => Promise<SaveResult>;
  compare: (saving: Saving) => Promise<CompareResult>;
}) =>
  recordFormMachine.provide({
    actors: {
      save: fromPromise<SaveResult, Saving>(({ input }) => save(input)),
      compare: fromPromise<CompareResult, Saving>(({ input }) => compare(input)),
    },
  });
