import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { type RuleIssue, rulesByField } from '../../contract/kit/rules.ts';
import type { Failed, Refused, Unauthenticated } from '../../machines/kit/results.ts';
import { isAborted } from '../api/api-error.ts';
import { outcomeOf } from '../api/results.ts';
import { discardDraft, keepDraft, outdatedFields, readDraft } from './drafts.ts';
import { focusFirst, shownFields } from './focus.ts';
import { type Problem, problemsOf, wrongFields } from './problems.ts';
import { ruleSentence } from './rule-sentence.ts';
import { isOutcome, joined, type Outcome, savedOf, type SavedVersions, unsaved } from './outcome.ts';
import { noError, type FormError, formErrorOf, withoutField } from './form-error.ts';

/** Keeps what is typed for this user over a reload or an expired session; never passwords. */
export interface Draft {
  readonly name: string;
  readonly userId: string;
  /** The form corrects what is stored: what comes back says that it isn't saved. */
  readonly isCorrection?: boolean;
}

/** Why what is typed isn't kept. */
export type Undrafted =
  | 'none: secret'
  | 'none: nothing is typed'
  | 'none: it only looks something up'
  | 'none: no session to lose';

export interface FormRecord {
  /** Something unsaved stands in it. */
  readonly onChange: () => void;
  /** It holds what is stored. */
  readonly onStored: () => void;
}

interface Options<Values extends object, Output> {
  /** From the contract; what `submit` receives is its output. */
  readonly schema: GenericSchema<unknown, Output>;
  readonly defaultValues: Values;
  /**
   * Sends the values: calls the API (what it throws is shown by the specification's rules), resolves
   * to an actor's outcome, or sends an event to a machine and later tells `refuse`. `stored` is what the form began with.
   */
  readonly submit: (values: Output, stored: Values) => Promise<unknown> | void;
  readonly draft: Draft | Undrafted;
  /** Hears what becomes of the form, where a machine saves it over a record that others change too. */
  readonly record?: FormRecord | undefined;
}

/** The part of TanStack's field that `bind` needs. */
interface FieldLike<Value> {
  readonly name: string;
  readonly state: { readonly value: Value; readonly meta: { readonly errors: readonly unknown[] } };
  handleChange(value: NoInfer<Value>): void;
  handleBlur(): void;
}

const nothingWrong: readonly Problem[] = [];

/** Nobody but the form waits for how saving ends. */
const byItself: { readonly tell?: (outcome: Outcome) => void } = {};

const isSameList = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What somebody changed of the values that the form began with. */
const changed = <Values extends object>(values: Values, base: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(base, name))),
  ) as Partial<Values>;

const partOf = (values: object, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]));

/**
 * One form: TanStack Form with a schema of the contract. Checked on submit and from then on at each
 * change; the focus goes to the first error; the server's errors stand at their fields until those change.
 */
export function useAppForm<Values extends object, Output>({
  schema,
  defaultValues,
  submit,
  draft: wanted,
  record,
}: Options<Values, Output>) {
  const { i18n } = useLingui();
  const draft = typeof wanted === 'string' ? undefined : wanted;
  const element = useRef<HTMLFormElement>(null);
  const [formError, setFormError] = useState<FormError>(noError);
  /** The fields on the page when a submit found more than one of them wrong. */
  const [summed, setSummed] = useState<ReadonlySet<string>>();
  const [initial, setInitial] = useState(() =>
    draft ? { ...defaultValues, ...readDraft(draft.name, draft.userId, defaultValues) } : defaultValues,
  );
  const [isUnsaved, setUnsaved] = useState(() => draft?.isCorrection === true && !isSameList(initial, defaultValues));

  const [outdated, setOutdated] = useState(() =>
    draft ? outdatedFields(draft.name, draft.userId, defaultValues) : [],
  );

  const keepTyped = (values: Values) => {
    if (!draft) return;
    const typed = changed(values, base.current);
    if (isSameList(typed, {})) discardDraft(draft.name, draft.userId);
    else keepDraft(draft.name, draft.userId, typed, partOf(base.current, Object.keys(typed)));
  };
  const forgetDraft = () => {
    if (draft) discardDraft(draft.name, draft.userId);
    setUnsaved(false);
    setOutdated([]);
  };
  /** Sent and not saved yet: what stands in the form is somebody's answer, changed or not. */
  const isAnswer = useRef(false);
  const underWay = useRef<Promise<void>>(undefined);
  const saved = useRef<SavedVersions>(undefined);
  /** What the form began with, and what is stored by now. */
  const base = useRef(defaultValues);
  const latest = useRef(defaultValues);
  const beginWith = (values: Values) => {
    base.current = values;
    setInitial(values);
    form.reset(values);
  };
  const takeStored = () => {
    isAnswer.current = false;
    forgetDraft();
    beginWith(defaultValues);
    record?.onStored();
  };

  const refuse = (outcome: Refused | Unauthenticated | Failed, isSaidElsewhere = false) => {
    const shown = shownFields(element.current);
    const next = formErrorOf(outcome, shown);
    setFormError(isSaidElsewhere ? { ...next, general: undefined } : next);
    if (Object.keys(next.fields).length > 1) setSummed(shown);
    focusFirst(element.current, Object.keys(next.fields));
  };

  const forgetErrors = () => {
    setFormError(noError);
    setSummed(undefined);
  };

  const form = useForm({
    defaultValues: initial,
    onSubmitMeta: byItself,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const parsed = safeParse(schema, value);
        return parsed.success ? undefined : { fields: rulesByField(parsed.issues) };
      },
    },
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        setFormError((current) => withoutField(current, fieldApi.name));
        keepTyped(formApi.state.values);
        record?.onChange();
      },
    },
    onSubmitInvalid: ({ value }) => {
      const parsed = safeParse(schema, value);
      if (parsed.success) return;
      const broken = Object.entries(rulesByField(parsed.issues));
      const shown = shownFields(element.current);
      if (broken.length > 1) setSummed(shown);
      const unmapped = broken.find(([field]) => !shown.has(field));
      if (unmapped?.[1][0]) setFormError({ fields: {}, general: ruleSentence(i18n, unmapped[0], unmapped[1][0]) });
      focusFirst(
        element.current,
        broken.map(([field]) => field),
      );
    },
    onSubmit: async ({ value, meta: { tell } }) => {
      const parsed = safeParse(schema, value);
      if (!parsed.success) return;
      isAnswer.current = true;
      // another tab may have saved its own, and forgotten this one's draft with it
      keepTyped(value);
      const known = latest.current;
      const refused = (outcome: Refused | Unauthenticated | Failed) => {
        refuse(outcome, tell !== undefined);
        tell?.(outcome);
      };
      try {
        const result = await submit(parsed.output, base.current);
        if (!isOutcome(result) || result.kind === 'ok') {
          saved.current = joined(saved.current, savedOf(result));
          tell?.({ kind: 'ok', saved: saved.current });
          isAnswer.current = false;
          forgetDraft();
          // a form that made a record has given place to its page: what is kept would begin a second one
          const isLeft = element.current === null;
          if (!isLeft && !isSameList(form.state.values, value)) {
            // typed on meanwhile: that isn't saved yet
            if (record) base.current = value;
            keepTyped(form.state.values);
            record?.onChange();
          } else if (record)
            // from here on it follows what others save in other fields
            beginWith(latest.current === known ? { ...known, ...changed(value, base.current) } : latest.current);
        } else if (result.kind !== 'unsaved') refused(result);
      } catch (error) {
        if (!isAborted(error)) refused(outcomeOf(error));
      }
    },
  });
  // what comes back was typed over what is stored now: what is saved from here on is compared with it
  useEffect(() => {
    if (isUnsaved) record?.onChange();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const stored = JSON.stringify(defaultValues);
  useEffect(() => {
    if (JSON.stringify(latest.current) === stored) return;
    latest.current = defaultValues;
    // Saved elsewhere, in another tab: what nobody has begun to change here follows.
    if (draft && !isAnswer.current && !form.state.isDirty && !readDraft(draft.name, draft.userId, defaultValues))
      takeStored();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of what is stored
  }, [stored]);
  const isPending = useStore(form.store, (state) => state.isSubmitting);
  const wrong = useStore(form.store, ({ fieldMeta }) => wrongFields(fieldMeta), isSameList);

  const send = () => {
    forgetErrors();
    if (!isPending) underWay.current = form.handleSubmit();
  };

  return {
    Field: form.Field,
    /** As by its button. */
    submit: send,
    /** TanStack's own form, for what this does not cover. */
    api: form,
    formError,
    /** What a submit found wrong where that was more than one thing, as far as it is still wrong. */
    problems: summed ? problemsOf(i18n, wrong, formError, summed) : nothingWrong,
    /** Moves the focus to a field. */
    goTo: (field: string) => focusFirst(element.current, [field]),
    isPending,
    /** Goes back to what is stored. */
    takeStored,
    /** Fields in which something else was saved since what stands in them was typed before. */
    outdated,
    /** Back to what is stored, where what was typed before and never saved stands in the form. */
    discard: isUnsaved ? takeStored : undefined,
    /** Saves what is typed and not stored yet, for a button elsewhere: it says itself what concerns no field. */
    saveChanges: async (): Promise<Outcome> => {
      const isStored = () => isSameList(form.state.values, base.current);
      if (form.state.isSubmitting) await underWay.current;
      if (isStored()) return { kind: 'ok', saved: saved.current };
      forgetErrors();
      let outcome = unsaved as Outcome;
      await form.handleSubmit({ tell: (told) => (outcome = told) });
      return outcome.kind === 'ok' && !isStored() ? unsaved : outcome;
    },
    /** Shows why a machine's actor was refused; at the fields alone where the rest is said elsewhere. */
    refuse,
    /** What a field of src/ui takes from the form: name, value, handlers and errors. */
    bind: <Value>(field: FieldLike<Value>) => ({
      name: field.name,
      value: field.state.value,
      onChange: (value: Value) => field.handleChange(value),
      onBlur: () => field.handleBlur(),
      errors: [
        ...(field.state.meta.errors.flat() as RuleIssue[]).map((issue) => ruleSentence(i18n, field.name, issue)),
        ...(formError.fields[field.name] ?? []),
      ],
    }),
    /** Attributes of the `<form>`. */
    attributes: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      },
    },
  };
}

/** A form of whatever fields. */
export type OpenForm = ReturnType<typeof useAppForm<Record<string, unknown>, object>>;

/** What the buttons at a form's end know of it. */
export type FormEnd = Pick<OpenForm, 'isPending' | 'outdated' | 'takeStored'>;
