import * as v from 'valibot';
import {
  createRegistrationCodeSchema,
  type NewRegistrationCode,
  type RegistrationCode,
} from '../../../contract/registration-codes/registration-codes.schema.ts';

/** A code as its form holds it: every field is text, an empty one means "unbounded". */
export interface CodeValues {
  name: string;
  recommendation_text: string;
  occupation_ids: string[];
  valid_from: string;
  valid_until: string;
  max_uses: string;
  status: 'draft' | 'active';
}

export const emptyCode: CodeValues = {
  name: '',
  recommendation_text: '',
  occupation_ids: [],
  valid_from: '',
  valid_until: '',
  max_uses: '',
  status: 'active',
};

export const valuesOf = (code: RegistrationCode): CodeValues => ({
  name: code.name,
  recommendation_text: code.recommendation_text,
  occupation_ids: code.occupation_ids,
  valid_from: code.valid_from ?? '',
  valid_until: code.valid_until ?? '',
  max_uses: code.max_uses === null ? '' : String(code.max_uses),
  status: 'active',
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The contract's rules over the form's values. */
export const codeFormSchema = v.pipe(
  v.custom<CodeValues>((input) => typeof input === 'object' && input !== null),
  v.transform((values) => ({
    ...values,
    valid_from: orNull(values.valid_from),
    valid_until: orNull(values.valid_until),
    max_uses: values.max_uses === '' ? null : Number(values.max_uses),
  })),
  createRegistrationCodeSchema as v.GenericSchema<NewRegistrationCode>,
);
