import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionActor } from '../../api/session.ts';
import type { WishOffers } from '../../forms/wishes/wishes.tsx';
import { WishesForm } from '../../forms/wishes/wishes-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { saveFacts } from './own-applicant.calls.ts';

/** What somebody looks for and brings along. The first wish and the certificate are needed; the rest helps. */
export function WishForm(offers: WishOffers) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  return (
    <WishesForm
      name="account.wish"
      offers={offers}
      submit={async (values) => {
        const { data } = await saveFacts(offers.applicant.id, values);
        session.send({ type: 'me.patched', patch: { applicant: data } });
        notify.show({ tone: 'success', title: t`What you look for is saved` });
      }}
    >
      {(isPending) => (
        <Row>
          <Button type="submit" variant="secondary" isPending={isPending}>
            <Trans>Save what you look for</Trans>
          </Button>
        </Row>
      )}
    </WishesForm>
  );
}
