import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useStore } from '@tanstack/react-form';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { RegistrationCodeKind } from '../../../contract/registration-codes/registration-codes.schema.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { type Field, recordForm } from '../../kit/fields/fields.ts';
import * as found from '../../kit/fields/found-by-typing.tsx';
import * as field from '../../kit/fields/kinds.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { kindSentences, kindWords } from './code-words.ts';

const limits = {
  legend: msg`How long it is valid`,
  note: msg`By days, by the number of registrations, or both. An empty field means no limit.`,
};
const noEnd = msg`no end`;

interface Kinds {
  /** Nobody has come by it yet. */
  readonly isUnused: boolean;
}

/** For one or for several. Who came by it was told which, so then it isn't asked any more. */
const kind: Field<RegistrationCodeKind, Kinds> = {
  ...choices.oneOf(msg`Who is it for?`, kindWords),
  Control: ({ control, form, offers }) => {
    const { i18n } = useLingui();
    if (!offers.isUnused) return null;
    const choose = (next: RegistrationCodeKind) => {
      control.onChange(next);
      form.api.setFieldValue('max_uses', next === 'personal' ? 1 : null);
    };
    return (
      <RadioCards<RegistrationCodeKind>
        {...control}
        onChange={choose}
        layout="sideBySide"
        options={(['group', 'personal'] as const).map((value) => ({
          value,
          label: i18n._(kindWords[value]),
          description: i18n._(kindSentences[value]),
        }))}
      />
    );
  },
};

const counted = field.count(msg`Registrations at most`, { none: msg`no limit`, row: limits });
/** A personal one is for one. */
const most: typeof counted = {
  ...counted,
  Control: (props) => {
    const isPersonal = useStore(props.form.api.store, ({ values }) => values['kind'] === 'personal');
    return isPersonal ? null : <counted.Control {...props} />;
  },
};

/** Everything an organization says about a code. */
export const codeForm = recordForm(registrationCodes, {
  fields: {
    name: field.text(msg`Name`, {
      help: msg`For example “Rejections autumn 2026”. Applicants don’t see it.`,
      width: 'long',
    }),
    kind,
    recommendation_text: field.lines(msg`Your recommendation`, {
      help: msg`Applicants read it before they register. Other companies don’t; only once the applicant says yes do they find out that you recommend them.`,
      rows: 4,
    }),
    profile_id: choices.oneOffered(msg`Profile`, {
      help: msg`The face that applicants see above your recommendation.`,
      none: msg`The default one`,
      from: choices.named('profiles'),
    }),
    occupation_ids: found.occupations(msg`Suggested occupations`, {
      help: msg`A suggestion for the profile. Applicants can choose another one.`,
    }),
    valid_from: field.day(msg`First day`, { none: noEnd, row: limits }),
    valid_until: field.day(msg`Last day`, { none: noEnd, row: limits }),
    max_uses: most,
  },
});
