import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { applicantDetailInputs, mobilities } from '../../../contract/applicants/applicant-detail-inputs.ts';
import { type ApplicantDetail, firstMeetings } from '../../../contract/applicants/applicant-details.ts';
import { type ApplicantPatch, furtherOccupationsSchema } from '../../../contract/applicants/applicants.schema.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { chosenSchema, idSchema, type Locale } from '../../../contract/kit/fields.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { hourInWords } from '../../i18n/hours.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { monthInWords, monthsToChoose } from '../../i18n/months.ts';
import { Select } from '../../ui/select/select.tsx';
import { CertificateField } from '../occupations/certificate-field.tsx';
import { FirstWishField, FurtherWishesField } from './wish-fields.tsx';

/** A line of the own card, which is changed in place. */
export type CardLine = 'wish' | 'certificate' | 'place' | 'start';

export interface WishOffers {
  readonly applicant: OwnApplicant;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
  readonly now: Date;
}

interface ControlProps<Value> {
  /** What every field of src/ui takes. */
  readonly control: {
    readonly name: string;
    readonly value: Value;
    readonly onChange: (value: Value) => void;
    readonly onBlur: () => void;
    readonly errors: readonly string[];
  };
  readonly offers: WishOffers;
}

/** What a form holds of it, and what is sent. */
interface Wish<Value, Taken> {
  readonly entry: v.GenericSchema<Value, Taken>;
  readonly Control: (props: ControlProps<Value>) => ReactNode;
  /** Where it stands on the card, if it does. */
  readonly line?: CardLine;
}

interface Choice {
  readonly label: MessageDescriptor;
  readonly help?: MessageDescriptor;
  readonly line?: CardLine;
  readonly options: (
    offers: WishOffers,
    locale: Locale,
  ) => readonly (readonly [value: string | number, label: Words])[];
}
type Words = string | MessageDescriptor;

type Sent<Name extends keyof ApplicantPatch> = Exclude<ApplicantPatch[Name], undefined>;

/** One of several, which nobody has to say: nothing chosen takes it back. What is accepted, the contract says. */
function choice<Name extends ApplicantDetail>(
  name: Name,
  read: (text: string) => string | number,
  { label, help, options, line }: Choice,
): Wish<string, Sent<Name>> {
  const sent = v.transform((text: string): unknown => (text === '' ? null : read(text)));
  const accepted: v.GenericSchema = applicantDetailInputs[name];
  return {
    entry: v.pipe(v.string(), sent, accepted) as v.GenericSchema<string, Sent<Name>>,
    ...(line && { line }),
    Control: function Control({ control, offers }) {
      const { i18n } = useLingui();
      const inWords = (words: Words): string => (typeof words === 'string' ? words : i18n._(words));
      return (
        <Select
          {...control}
          label={inWords(label)}
          help={help && inWords(help)}
          width="medium"
          options={options(offers, localeOf(i18n)).map(([value, words]) => ({
            value: String(value),
            label: inWords(words),
          }))}
          placeholder={i18n._(msg`I leave it open`)}
        />
      );
    },
  };
}

const hours = Array.from({ length: 16 }, (_, index) => index + 6);
const meetingWords = { internship: msg`In an internship`, trial_day: msg`On a trial day`, talk: msg`In a talk` };

type WishName = 'occupation_id' | 'further_occupation_ids' | 'graduation_type_id' | ApplicantDetail;

/** What somebody looks for and brings along, in the order of their account. The first wish and the certificate are needed. */
export const wishes: {
  readonly [Name in WishName]: Wish<Name extends 'further_occupation_ids' ? string[] : string, Sent<Name>>;
} = {
  occupation_id: {
    line: 'wish',
    entry: chosenSchema,
    Control: ({ control, offers }) => <FirstWishField {...control} occupations={offers.occupations} />,
  },
  further_occupation_ids: {
    line: 'wish',
    entry: furtherOccupationsSchema,
    Control: ({ control: { value, ...control }, offers }) => (
      <FurtherWishesField {...control} values={value} occupations={offers.occupations} />
    ),
  },
  graduation_type_id: {
    line: 'certificate',
    entry: v.pipe(v.string(), v.nonEmpty('required'), idSchema),
    Control: ({ control, offers }) => <CertificateField {...control} graduationTypes={offers.graduationTypes} />,
  },
  available_from: choice('available_from', String, {
    line: 'start',
    label: msg`From when could you begin?`,
    // and the one said before
    options: ({ now, applicant }, locale) =>
      monthsToChoose(now, applicant.available_from).map((month) => [month, monthInWords(locale, month)]),
  }),
  mobility_km: choice('mobility_km', Number, {
    line: 'place',
    label: msg`How far would you travel?`,
    options: () => mobilities.map((km) => [km, msg`Up to ${km} km`]),
  }),
  reachable_from: choice('reachable_from', Number, {
    label: msg`From what time can you be called?`,
    help: msg`Companies see the time only after you have said yes to them.`,
    options: (_, locale) => hours.map((hour) => [hour, hourInWords(locale, hour)]),
  }),
  first_meeting: choice('first_meeting', String, {
    label: msg`How would you like to get to know a company?`,
    help: msg`Companies learn this only after you have said yes to them.`,
    options: () => firstMeetings.map((meeting) => [meeting, meetingWords[meeting]]),
  }),
};

export const wishNames = Object.keys(wishes) as WishName[];
