import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { CompareResult, SaveResult, Saving, Stored } from '../../machines/records/record-form.machine.ts';
import { ApiError } from '../api/api-error.ts';
import { outcomeOf } from '../api/results.ts';
import { type SavedVersions, unsaved } from '../forms/outcome.ts';
import { providedRecordForm } from './records.actors.ts';
import { isSamePart } from './same-part.ts';

type Result = (SaveResult | CompareResult) & { readonly saved?: SavedVersions };

/** Who submitted which values: told that they are saved even where the page has been left meanwhile. */
const submitted = new WeakMap<object, (result: Result) => void>();

interface RecordFormOptions<Kept extends Stored, Whole extends Kept, Changes extends object> {
  /** As the page has it. */
  readonly record: Whole;
  /** Resolves to what the answer tells of the record. */
  readonly save: (changes: Changes, version: number) => Promise<Kept>;
  /** As it is stored now, where somebody was faster. */
  readonly read: () => Promise<Whole>;
  /** The page learns what is stored; `isOwn` where these changes are in it. */
  readonly onStored: (stored: Kept, isOwn: boolean) => Promise<void>;
}

/**
 * Saves a form over a record that others change too. Where a colleague changed the same part meanwhile, nothing is
 * saved and theirs is shown; where they changed another part, both are kept.
 */
export function useRecordForm<Kept extends Stored, Whole extends Kept, Changes extends object>({
  record: current,
  save,
  read,
  onStored,
}: RecordFormOptions<Kept, Whole, Changes>) {
  const settle = async (stored: Kept, { values, record }: Saving, over: number) => {
    await onStored(stored, true);
    const result = { kind: 'ok', record: { ...record, ...values, ...stored } } as const;
    submitted.get(values)?.({ ...result, saved: { from: over, to: stored.version } });
    return result;
  };
  const send = async (saving: Saving): Promise<SaveResult> => {
    try {
      return await settle(await save(saving.values as Changes, saving.record.version), saving, saving.record.version);
    } catch (error) {
      return error instanceof ApiError && error.code === 'stale' ? { kind: 'stale' } : outcomeOf(error);
    }
  };
  const [known, setKnown] = useState(current);
  const compare = async (saving: Saving): Promise<CompareResult> => {
    const { values, record } = saving;
    try {
      const stored = await read();
      if (isSamePart(stored, values, values))
        return { ...(await settle(stored, saving, stored.version)), kind: 'same' };
      if (isSamePart(stored, record, values) && stored.version !== record.version)
        return { kind: 'elsewhere', record: stored };
      setKnown(record as Whole);
      await onStored(stored, false);
      return { kind: 'contested', record: stored };
    } catch (error) {
      const outcome = outcomeOf(error);
      return outcome.kind === 'refused' ? { kind: 'failed', error } : outcome;
    }
  };

  const actor = useActorRef(providedRecordForm({ save: send, compare }), { input: { record: current } });
  const theirs = useSelector(actor, ({ context }) => context.theirs as Whole | null) ?? undefined;
  useEffect(() => actor.send({ type: 'record.changed', record: current }), [actor, current]);

  const submit = async (values: Changes) => {
    const { promise, resolve } = Promise.withResolvers<Result>();
    submitted.set(values, resolve);
    const settled = actor.on('answer.settled', ({ result }) => resolve(result));
    actor.send({ type: 'form.submit', values });
    // told nothing, it broke
    const over = waitFor(actor, (snapshot) => !snapshot.matches('submitting')).then(() => ({
      kind: 'failed' as const,
    }));
    const result = await Promise.race([promise, over]);
    settled.unsubscribe();
    return result.kind === 'contested' ? unsaved : result;
  };

  return {
    /** For `useAppForm`. */
    form: {
      submit,
      record: {
        onChange: () => actor.send({ type: 'form.change' }),
        onStored: () => actor.send({ type: 'form.discard', record: current }),
      },
    },
    /** What was saved meanwhile, and what this form began with: by then the page has read what was saved. */
    theirs,
    known,
    keepTheirs: () => actor.send({ type: 'theirs.keep' }),
  };
}
