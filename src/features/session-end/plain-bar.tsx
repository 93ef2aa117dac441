import { Trans } from '@lingui/react/macro';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';

/** For whom and why somebody of the operator's is here, and the way out, where the bar that says it in words can't be fetched. */
export function PlainBar() {
  const handover = useSession((snapshot) => selectMe(snapshot)?.handover);
  return handover ? (
    <p role="alert">
      {handover.operator}: {handover.reason}{' '}
      <a href="/logout">
        <Trans>Log out</Trans>
      </a>
    </p>
  ) : null;
}
