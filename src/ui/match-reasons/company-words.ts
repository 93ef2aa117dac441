import { useLingui } from '@lingui/react/macro';
import type { MatchReason } from '../../../contract/search/match.schema.ts';

/** One reason in words to the company. */
export function useCompanyWords(): (reason: MatchReason, isFromBoth?: boolean) => string {
  const { t, i18n } = useLingui();
  return (reason, isFromBoth = false) => {
    switch (reason.kind) {
      case 'occupation':
        return {
          same: t`The occupation searched for`,
          further: t`Would also like: ${reason.name}`,
          kldb4: t`A closely related occupation`,
          kldb3: t`A related occupation`,
          kldb2: t`A distantly related occupation`,
        }[reason.level];
      case 'distance': {
        const km = i18n.number(reason.within_km);
        const { place } = reason;
        if (isFromBoth && place !== null) return t`up to about ${km} km from you and from ${place}`;
        return place === null ? t`up to about ${km} km from you` : t`up to about ${km} km from ${place}`;
      }
      case 'graduation':
        return reason.level === 'reached' ? t`Certificate as asked for` : t`Certificate can’t be compared`;
      case 'renewed':
        return t`Search confirmed in the last 30 days`;
    }
  };
}
