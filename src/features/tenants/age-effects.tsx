import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import { countAgeEffects } from '../../../contract/tenants/administration.endpoints.ts';
import { type AgeEffects as Effects, fewest } from '../../../contract/tenants/ages.schema.ts';
import { call } from '../../api/call.ts';
import type { OpenForm } from '../../forms/use-app-form.ts';
import type { Field, FieldOptions } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { Text } from '../../ui/heading/heading.tsx';

/** Whose ages are changed, as they are stored. */
export interface StoredAges {
  readonly tenant: { readonly id: string; readonly minimum_age: number; readonly guardian_age: number };
}

/** The age from which nobody needs a guardian, with what other ages would mean for the applicants there are. */
export const guardianAge = (label: MessageDescriptor, options: FieldOptions): Field<number, StoredAges> => {
  const plain = field.number(label, { ...options, usual: 16 });
  return {
    ...plain,
    Control: (props) => (
      <>
        <plain.Control {...props} />
        <AgeEffects form={props.form} {...props.offers} />
      </>
    ),
  };
};

/** So long nothing is typed before it is counted, in ms. */
const restMs = 400;
const isAge = (value: unknown): value is number => typeof value === 'number' && value >= 10 && value <= 25;

function AgeEffects({ form, tenant }: StoredAges & { form: OpenForm }) {
  const minimum_age = useStore(form.api.store, ({ values }) => values['minimum_age']);
  const guardian_age = useStore(form.api.store, ({ values }) => values['guardian_age']);
  const [counted, setCounted] = useState<{ readonly of: string; readonly effects: Effects | 'unknown' }>();
  const isOther =
    isAge(minimum_age) &&
    isAge(guardian_age) &&
    (minimum_age !== tenant.minimum_age || guardian_age !== tenant.guardian_age);
  const { id } = tenant;
  /** Which ages the answer is about: an earlier one says nothing of these. */
  const of = `${String(minimum_age)} ${String(guardian_age)}`;
  useEffect(() => {
    if (!isOther) return;
    const leaving = new AbortController();
    const rest = window.setTimeout(() => {
      const query = { minimum_age: String(minimum_age), guardian_age: String(guardian_age) };
      void call(countAgeEffects, { params: { id }, query }, { signal: leaving.signal }).then(
        ({ data }) => setCounted({ of, effects: data }),
        () => (leaving.signal.aborted ? undefined : setCounted({ of, effects: 'unknown' })),
      );
    }, restMs);
    return () => {
      window.clearTimeout(rest);
      leaving.abort();
    };
  }, [id, isOther, of, minimum_age, guardian_age]);
  return <div role="status">{isOther && counted?.of === of ? <Said effects={counted.effects} /> : null}</div>;
}

function Said({ effects }: { effects: Effects | 'unknown' }) {
  const { t } = useLingui();
  if (effects === 'unknown')
    return (
      <Text look="small">
        <Trans>It couldn’t be counted just now whom this concerns.</Trans>
      </Text>
    );
  const { too_young: young, need_guardian: asked, need_none: freed } = effects;
  const sentences = [
    young === 0 ? null : t`${people(young)} younger than the new youngest age: they stay registered.`,
    asked === 0 ? null : t`${people(asked)} can’t be found until someone who has custody has agreed.`,
    freed === 0 ? null : t`${people(freed)} decide alone from now on.`,
  ].filter((sentence) => sentence !== null);
  function people(count: number | null): string {
    return count === null
      ? t`Fewer than ${fewest} applicants`
      : t`${plural(count, { one: '# applicant', other: '# applicants' })}`;
  }
  return (
    <Text look="small">
      {sentences.length === 0 ? <Trans>This concerns no applicant there is.</Trans> : sentences.join(' ')}
    </Text>
  );
}
