import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import { type UnmatchableReason, unmatchableReasons } from '../../../contract/applicants/applicants.schema.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import * as css from './applicant-dashboard.css.ts';
import { newTextWords, reasonWords } from './dashboard-words.ts';

const known: ReadonlySet<string> = new Set(unmatchableReasons);
const isKnown = (reason: string): reason is UnmatchableReason => known.has(reason);

/** Why no company finds the applicant now, each with the way out. "Not looking" is said by the switch itself. */
export function UnmatchableNotes({ applicant }: { applicant: OwnApplicant }) {
  const { t, i18n } = useLingui();
  const tenant = useTenant();
  const [isEditing, setEditing] = useState(false);
  const reasons = applicant.unmatchable_reasons.filter(isKnown).filter((reason) => reason !== 'not_looking');
  if (reasons.length === 0) return null;
  const isAskedAgain = applicant.findable_status === 'expired';
  const wordsOf = (reason: UnmatchableReason) =>
    reason === 'findable_not_accepted' && isAskedAgain ? newTextWords : reasonWords[reason];
  const actionOf = (reason: UnmatchableReason) => {
    if (reason === 'findable_not_accepted') {
      return (
        <RouterButtonLink to="/account" variant="secondary" size="compact">
          {isAskedAgain ? <Trans>Read and decide</Trans> : <Trans>Open my account</Trans>}
        </RouterButtonLink>
      );
    }
    if (reason === 'address_not_found') {
      return (
        <Button variant="secondary" size="compact" onClick={() => setEditing(true)}>
          <Trans>Check my address</Trans>
        </Button>
      );
    }
    if (reason === 'account_inactive' && tenant?.support_email) {
      return (
        <TextLink variant="alone" href={`mailto:${tenant.support_email}`}>
          {tenant.support_email}
        </TextLink>
      );
    }
    return undefined;
  };
  return (
    <div className={css.reasons}>
      {reasons.map((reason) => (
        <Banner key={reason} tone="warning" title={i18n._(wordsOf(reason).title)} action={actionOf(reason)}>
          {i18n._(wordsOf(reason).wayOut)}
        </Banner>
      ))}
      <AddressDialog
        applicant={applicant}
        title={t`Your address`}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
      />
    </div>
  );
}

const formId = 'own-address';

function AddressDialog({
  applicant,
  title,
  isOpen,
  onClose,
}: {
  applicant: OwnApplicant;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const session = useSessionActor();
  const { user } = useMe();
  const [isSaving, setSaving] = useState(false);
  const save = async (body: InputOf<typeof updateApplicant>['body']) => {
    setSaving(true);
    try {
      const { data } = await call(updateApplicant, { params: { id: applicant.id }, body });
      session.send({ type: 'me.patched', patch: { applicant: data } });
      onClose();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      width="medium"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isPending={isSaving}>
            <Trans>Save address</Trans>
          </Button>
        </>
      }
    >
      <AddressForm
        id={formId}
        address={applicant.address}
        draft={{ name: 'account.address', userId: user.id, isCorrection: true }}
        submit={save}
      />
    </Dialog>
  );
}
