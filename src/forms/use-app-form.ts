import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { type RuleIssue, rulesByField } from '../../contract/kit/rules.ts';
import type { Failed, Refused, Unauthenticated } from '../../machines/kit/results.ts';
import { isAborted } from '../api/api-error.ts';
import { outcomeOf } from '../api/results.ts';
import { discardDraft, keepDraft, readDraft } from './drafts.ts';
import { focusFirst, shownFields } from './focus.ts';
import { type Problem, problemsOf, wrongFields } from './problems.ts';
import { ruleSentence } from './rule-sentence.ts';
import { noError, type FormError, formErrorOf, withoutField } from './form-error.ts';

/** Nothing is saved yet, and the page already says why. */
export interface Unsaved {
  readonly kind: 'unsaved';
}
export const unsaved: Unsaved = { kind: 'unsaved' };

type Outcome = { kind: 'ok' } | Unsaved | Refused | Unauthenticated | Failed;

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
   * to an actor's outcome, or sends an event to a machine and later tells `refuse`.
   */
  readonly submit: (values: Output) => Promise<unknown> | void;
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

const isSameList = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const isOutcome = (result: unknown): result is Outcome =>
  typeof result === 'object' && result !== null && 'kind' in result;

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

  const forgetDraft = () => {
    if (draft) discardDraft(draft.name, draft.userId);
    setUnsaved(false);
  };
  /** Sent and not saved yet: what stands in the form is somebody's answer, changed or not. */
  const isAnswer = useRef(false);
  const takeStored = () => {
    isAnswer.current = false;
    forgetDraft();
    setInitial(defaultValues);
    form.reset(defaultValues);
    record?.onStored();
  };

  const refuse = (outcome: Refused | Unauthenticated | Failed) => {
    const shown = shownFields(element.current);
    const next = formErrorOf(outcome, shown);
    setFormError(next);
    if (Object.keys(next.fields).length > 1) setSummed(shown);
    focusFirst(element.current, Object.keys(next.fields));
  };

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const parsed = safeParse(schema, value);
        return parsed.success ? undefined : { fields: rulesByField(parsed.issues) };
      },
    },
    listeners: {
      onChange: ({ formApi }) => {
        if (draft) keepDraft(draft.name, draft.userId, formApi.state.values);
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
    onSubmit: async ({ value }) => {
      const parsed = safeParse(schema, value);
      if (!parsed.success) return;
      isAnswer.current = true;
      try {
        const result = await submit(parsed.output);
        if (!isOutcome(result) || result.kind === 'ok') {
          isAnswer.current = false;
          forgetDraft();
        } else if (result.kind !== 'unsaved') refuse(result);
      } catch (error) {
        if (!isAborted(error)) refuse(outcomeOf(error));
      }
    },
  });
  const stored = JSON.stringify(defaultValues);
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    // Saved elsewhere, in another tab: what nobody has begun to change here follows.
    if (draft && !isAnswer.current && !form.state.isDirty && !readDraft(draft.name, draft.userId, defaultValues))
      takeStored();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of what is stored
  }, [stored]);
  const isPending = useStore(form.store, (state) => state.isSubmitting);
  const wrong = useStore(form.store, ({ fieldMeta }) => wrongFields(fieldMeta), isSameList);

  return {
    Field: form.Field,
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
    /** The same, where what was typed before and never saved stands in the form. */
    discard: isUnsaved ? takeStored : undefined,
    /** Shows why a machine's actor was refused. */
    refuse,
    /** What a field of src/ui takes from the form: name, value, handlers and errors. */
    bind: <Value>(field: FieldLike<Value>) => ({
      name: field.name,
      value: field.state.value,
      onChange: (value: Value) => {
        setFormError((current) => withoutField(current, field.name));
        field.handleChange(value);
      },
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
        setFormError(noError);
        setSummed(undefined);
        if (!isPending) void form.handleSubmit();
      },
    },
  };
}
