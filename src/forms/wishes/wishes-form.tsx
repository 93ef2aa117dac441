import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { ApplicantPatch } from '../../../contract/applicants/applicants.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../app-form.tsx';
import { useAppForm } from '../use-app-form.ts';
import { type CardLine, type WishOffers, wishes, wishNames } from './wishes.tsx';

interface WishesFormProps {
  /** Those of one line of the card, or all. */
  readonly line?: CardLine;
  readonly offers: WishOffers;
  /** Of its draft. */
  readonly name: string;
  readonly submit: (body: ApplicantPatch) => Promise<unknown>;
  /** The buttons. */
  readonly children: (isPending: boolean) => ReactNode;
}

/** From here on what is wrong is also listed above the fields. */
const many = 4;

/** What somebody looks for and brings along, to be changed. */
export function WishesForm({ line, offers, name: draft, submit, children }: WishesFormProps) {
  const { user } = useMe();
  const names = wishNames.filter((name) => line === undefined || wishes[name].line === line);
  const each = (value: (name: (typeof names)[number]) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const form = useAppForm({
    schema: v.strictObject(each((name) => wishes[name].entry) as v.ObjectEntries),
    defaultValues: each((name) => {
      const stored = offers.applicant[name];
      return Array.isArray(stored) ? stored : String(stored ?? '');
    }),
    draft: { name: draft, userId: user.id, isCorrection: true },
    submit,
  });
  return (
    <AppForm form={form} isLong={names.length >= many}>
      {names.map((name) => {
        const { Control } = wishes[name];
        return (
          <form.Field key={name} name={name}>
            {(field) => <Control control={form.bind(field) as never} offers={offers} />}
          </form.Field>
        );
      })}
      {children(form.isPending)}
    </AppForm>
  );
}
