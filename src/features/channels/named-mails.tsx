import { Trans } from '@lingui/react/macro';
import type { Preference } from '../../../contract/channels/channels.search.ts';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';

/** Which mails a link is about: a kind of them, or those of one alert. */
export type NamedMails = { readonly kind: Preference } | { readonly kind: 'one_alert'; readonly alert_id: string };

/** The link's own words say what it is about; the server alone says whether they are true. */
export function mailsOf(token: string): NamedMails {
  const [preference, , alert_id] = token.split('_');
  if (preference === 'alert') return alert_id ? { kind: 'one_alert', alert_id } : { kind: 'alert' };
  return { kind: preference === 'tips' ? 'tips' : 'contact' };
}

/** To where they are switched on and off at any time. */
export const ToChoice = ({ mails }: { mails: NamedMails }) =>
  mails.kind === 'one_alert' ? (
    <RouterButtonLink to="/alerts/$alert_id" params={{ alert_id: mails.alert_id }} variant="secondary">
      <Trans>To the alert</Trans>
    </RouterButtonLink>
  ) : (
    <RouterButtonLink to="/account" variant="secondary">
      <Trans>To the account</Trans>
    </RouterButtonLink>
  );

export const SwitchOnThere = ({ mails }: { mails: NamedMails }) =>
  mails.kind === 'one_alert' ? (
    <Trans>On the alert’s own page they can be switched on again at any time.</Trans>
  ) : (
    <Trans>In the account they can be switched on again at any time.</Trans>
  );
