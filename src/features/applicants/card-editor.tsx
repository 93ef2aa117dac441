import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { ApplicantPatch } from '../../../contract/applicants/applicants.schema.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { CertificateField } from '../../forms/occupations/certificate-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { MobilityField, StartField } from '../../forms/wishes/when-and-how-far.tsx';
import { storedWish, wishEntries } from '../../forms/wishes/wish-entries.ts';
import { FirstWishField, FurtherWishesField } from '../../forms/wishes/wish-fields.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { AddressDialog } from './address-dialog.tsx';
import * as css from './my-card.css.ts';

/** What can be changed in place. */
export type CardLine = 'wish' | 'certificate' | 'place' | 'start';

export interface CardEditorProps {
  readonly line: CardLine;
  readonly applicant: OwnApplicant;
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
  readonly onClose: () => void;
}

/** Saves what a line says, shows it in the card and reads the page again, which names it. */
function useSaved({ applicant, onClose }: Pick<CardEditorProps, 'applicant' | 'onClose'>) {
  const session = useSessionActor();
  const router = useRouter();
  return async (body: ApplicantPatch) => {
    const { data } = await call(updateApplicant, { params: { id: applicant.id }, body });
    session.send({ type: 'me.patched', patch: { applicant: data } });
    await router.invalidate();
    onClose();
  };
}

const fields: Readonly<Record<CardLine, (props: CardEditorProps) => ReactNode>> = {
  wish: WishForm,
  certificate: CertificateForm,
  place: PlaceForm,
  start: StartForm,
};

/** One line of the card, to be changed where it stands. */
export function CardEditor(props: CardEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const Fields = fields[props.line];
  return (
    <div ref={place} className={css.editor}>
      <Fields {...props} />
    </div>
  );
}

function Buttons({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  return (
    <Row>
      <Button type="submit" isPending={isPending}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="quiet" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Row>
  );
}

const { occupation_id, further_occupation_ids, graduation_type_id, available_from, mobility_km } = wishEntries;
const wishSchema = v.strictObject({ occupation_id, further_occupation_ids });

function WishForm({ applicant, occupations, onClose }: CardEditorProps) {
  const { user } = useMe();
  const stored = storedWish(applicant);
  const form = useAppForm({
    schema: wishSchema,
    defaultValues: {
      occupation_id: stored.occupation_id,
      further_occupation_ids: stored.further_occupation_ids,
    },
    draft: { name: 'card.wish', userId: user.id, isCorrection: true },
    submit: useSaved({ applicant, onClose }),
  });
  return (
    <AppForm form={form}>
      <form.Field name="occupation_id">
        {(field) => <FirstWishField {...form.bind(field)} occupations={occupations} />}
      </form.Field>
      <form.Field name="further_occupation_ids">
        {(field) => (
          <FurtherWishesField
            {...form.bind(field)}
            values={field.state.value}
            onChange={(ids) => field.handleChange(ids)}
            occupations={occupations}
          />
        )}
      </form.Field>
      <Buttons isPending={form.isPending} onClose={onClose} />
    </AppForm>
  );
}

const certificateSchema = v.strictObject({ graduation_type_id });

function CertificateForm({ applicant, graduationTypes, onClose }: CardEditorProps) {
  const { user } = useMe();
  const form = useAppForm({
    schema: certificateSchema,
    defaultValues: { graduation_type_id: storedWish(applicant).graduation_type_id },
    draft: { name: 'card.certificate', userId: user.id, isCorrection: true },
    submit: useSaved({ applicant, onClose }),
  });
  return (
    <AppForm form={form}>
      <form.Field name="graduation_type_id">
        {(field) => <CertificateField {...form.bind(field)} graduationTypes={graduationTypes} />}
      </form.Field>
      <Buttons isPending={form.isPending} onClose={onClose} />
    </AppForm>
  );
}

const placeSchema = v.strictObject({ mobility_km });

function PlaceForm({ applicant, onClose }: CardEditorProps) {
  const { user } = useMe();
  const [isMoving, setMoving] = useState(false);
  const form = useAppForm({
    schema: placeSchema,
    defaultValues: { mobility_km: storedWish(applicant).mobility_km },
    draft: { name: 'card.place', userId: user.id, isCorrection: true },
    submit: useSaved({ applicant, onClose }),
  });
  return (
    <>
      <AppForm form={form}>
        <form.Field name="mobility_km">{(field) => <MobilityField {...form.bind(field)} />}</form.Field>
        <Buttons isPending={form.isPending} onClose={onClose} />
        <Row>
          <Button variant="quiet" size="compact" hang="start" onClick={() => setMoving(true)}>
            <Trans>I have moved: change my address</Trans>
          </Button>
        </Row>
      </AppForm>
      <AddressDialog applicant={applicant} isOpen={isMoving} onClose={() => setMoving(false)} />
    </>
  );
}

const startSchema = v.strictObject({ available_from });

function StartForm({ applicant, onClose }: CardEditorProps) {
  const { user } = useMe();
  const [now] = useState(() => new Date());
  const form = useAppForm({
    schema: startSchema,
    defaultValues: { available_from: storedWish(applicant).available_from },
    draft: { name: 'card.start', userId: user.id, isCorrection: true },
    submit: useSaved({ applicant, onClose }),
  });
  return (
    <AppForm form={form}>
      <form.Field name="available_from">
        {(field) => <StartField {...form.bind(field)} now={now} said={applicant.available_from} />}
      </form.Field>
      <Buttons isPending={form.isPending} onClose={onClose} />
    </AppForm>
  );
}
