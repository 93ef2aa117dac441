import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyTerms } from '../../../contract/terms/company-terms.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';

/** Which terms for companies hold, since when. */
export function AcceptedTerms({ accepted }: Pick<CompanyTerms, 'accepted'>) {
  const { i18n } = useLingui();
  if (accepted === null)
    return (
      <Text look="small">
        <Trans>Terms for companies: not accepted yet. You are asked before your first message.</Trans>
      </Text>
    );
  const { version } = accepted;
  const day = i18n.date(accepted.at, { dateStyle: 'long' });
  return (
    <Text look="small">
      <Trans>
        Terms for companies: version {version}, accepted on {day}.
      </Trans>
    </Text>
  );
}
