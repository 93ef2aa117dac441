import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { waitFor } from 'xstate';
import type { CompareResult, SaveResult, Saving } from '../../machines/records/record-form.machine.ts';
import { ApiError } from '../api/api-error.ts';
import { outcomeOf } from '../api/results.ts';
import { unsaved } from '../forms/use-app-form.ts';
import { providedRecordForm } from './records.actors.ts';
import { isSamePart } from './same-part.ts';

type Versioned = { readonly version: number };

interface RecordFormOptions<Kept extends Versioned, Stored extends Kept, Changes extends object> {
  /** As the page has it. */
  readonly record: Stored;
  /** What the answer tells of the record. */
  readonly save: (changes: Changes, version: number) => Promise<Kept>;
  /** As it is stored now, where somebody was faster. */
  readonly read: () => Promise<Stored>;
  /** The page learns what is stored; `isOwn` where these changes are in it. */
  readonly onStored: (stored: Kept, isOwn: boolean) => Promise<void>;
}

/**
 * Saves a form over a record that others change too. Where a colleague changed the same part meanwhile, nothing is
 * saved and theirs is shown; where they changed another part, both are kept.
 */
export function useRecordForm<Kept extends Versioned, Stored extends Kept, Changes extends object>({
  record,
  save,
  read,
  onStored,
}: RecordFormOptions<Kept, Stored, Changes>) {
  /** What stands in the form is based on this. */
  const basis = useRef(record);
  /** Tells the form even where its page has been left meanwhile. */
  const told = useRef<(result: SaveResult | CompareResult) => void>(undefined);

  const settle = async (stored: Kept, values: object): Promise<{ kind: 'ok'; version: number }> => {
    await onStored(stored, true);
    basis.current = { ...basis.current, ...values, ...stored };
    const result = { kind: 'ok', version: stored.version } as const;
    told.current?.(result);
    return result;
  };
  const send = async ({ values, version }: Saving): Promise<SaveResult> => {
    try {
      return await settle(await save(values as Changes, version), values);
    } catch (error) {
      return error instanceof ApiError && error.code === 'stale' ? { kind: 'stale' } : outcomeOf(error);
    }
  };
  const compare = async ({ values, version }: Saving): Promise<CompareResult> => {
    try {
      const stored = await read();
      if (isSamePart(stored, values, values)) return { ...(await settle(stored, values)), kind: 'same' };
      const isElsewhere = isSamePart(stored, basis.current, values) && stored.version !== version;
      basis.current = stored;
      if (isElsewhere) return { kind: 'elsewhere', version: stored.version };
      await onStored(stored, false);
      return { kind: 'contested', version: stored.version, theirs: stored };
    } catch (error) {
      const outcome = outcomeOf(error);
      return outcome.kind === 'refused' ? { kind: 'failed', error } : outcome;
    }
  };

  const actor = useActorRef(providedRecordForm({ save: send, compare }), { input: { version: record.version } });
  const theirs = useSelector(actor, ({ context }) => context.theirs as Stored | null) ?? undefined;
  useEffect(() => {
    const read = { type: 'record.changed', version: record.version } as const;
    if (!actor.getSnapshot().can(read)) return;
    basis.current = record;
    actor.send(read);
  }, [actor, record]);

  const submit = async (values: Changes) => {
    const ended = Promise.withResolvers<SaveResult | CompareResult>();
    told.current = ended.resolve;
    const settled = actor.on('answer.settled', ({ result }) => ended.resolve(result));
    actor.send({ type: 'form.submit', values });
    // told nothing, it broke
    const over = waitFor(actor, (snapshot) => !snapshot.matches('submitting')).then(() => ({
      kind: 'failed' as const,
    }));
    const result = await Promise.race([ended.promise, over]);
    settled.unsubscribe();
    return result.kind === 'contested' ? unsaved : result;
  };

  return {
    /** For `useAppForm`. */
    form: {
      submit,
      record: {
        onChange: () => actor.send({ type: 'form.change' }),
        onStored: () => {
          if (actor.getSnapshot().matches('editing')) basis.current = record;
          actor.send({ type: 'form.discard', version: record.version });
        },
      },
    },
    /** What a colleague saved meanwhile. */
    theirs,
    keepTheirs: () => actor.send({ type: 'theirs.keep' }),
  };
}
