import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { moveRecommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { ChosenRows } from '../../kit/choosing/chosen-rows.tsx';
import type { Chosen } from '../../kit/choosing/use-chosen.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { useOneCall } from '../../kit/use-one-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { KnownPreview } from './known-preview.tsx';
import { nameOf } from './name-of.ts';
import { canBeKnown } from './recommendation-words.ts';
import { useKnownNotice } from './use-known-notice.ts';

export interface KnownTogetherProps {
  readonly chosen: Chosen<Recommendation>;
}

/** Those chosen, and one word for all of them: that the company knows them. */
export function KnownTogether({ chosen }: KnownTogetherProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const changed = useChanged('/applicants');
  const say = useKnownNotice();
  const { rows } = chosen;
  const known = rows.filter(canBeKnown);
  const count = known.length;
  const close = () => setOpen(false);
  const { pending, formError, press } = useOneCall(changed);
  const confirm = async () => {
    const body = { event: 'confirm', ids: known.map(({ id }) => id) } as const;
    const { data } = await call(moveRecommendations, { body });
    const moved = data.flatMap((one) => (one.moved && one.recommendation ? one.recommendation : []));
    say(moved, rows.length - moved.length);
    chosen.clear();
    close();
  };
  return (
    <>
      <ChosenRows chosen={chosen} nameOf={nameOf}>
        <Button size="compact" onClick={() => setOpen(true)}>
          <Trans>We know them …</Trans>
        </Button>
      </ChosenRows>
      <Dialog
        title={
          count === 0
            ? t`Nothing would change`
            : count === 1
              ? t`You know this person?`
              : t`You know these ${count} people?`
        }
        description={
          count === 0
            ? undefined
            : t`Other companies then see that a company recommends them, without your name. You can undo it right afterwards.`
        }
        width="medium"
        isOpen={isOpen && rows.length > 0}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            {count === 0 ? null : (
              <Button isPending={pending !== undefined} onClick={() => press('confirm', confirm)}>
                <Plural value={count} one="We know this person" other="We know these #" />
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <FormErrorBanner formError={formError} />
          <KnownPreview rows={rows} />
        </Stack>
      </Dialog>
    </>
  );
}
