import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { type UnmatchableReason, unmatchableReasons } from '../../../contract/applicants/unmatchable-reasons.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import * as css from './applicant-dashboard.css.ts';
import { addressDialog } from './address-later.ts';
import { newTextWords, reasonWords } from './dashboard-words.ts';

const known: ReadonlySet<string> = new Set(unmatchableReasons);
const isKnown = (reason: string): reason is UnmatchableReason => known.has(reason);

/** Why no company finds the applicant now, each with the way out. "Not looking" is said by the switch itself. */
export function UnmatchableNotes({ applicant }: { applicant: OwnApplicant }) {
  const { i18n } = useLingui();
  const tenant = useTenant();
  const [isEditing, setEditing] = useState(false);
  const Address = useLater(addressDialog, isEditing, () => setEditing(false));
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
      {Address ? createElement(Address, { applicant, isOpen: isEditing, onClose: () => setEditing(false) }) : null}
    </div>
  );
}
