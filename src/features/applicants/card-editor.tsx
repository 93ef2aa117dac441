import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { ApplicantPatch } from '../../../contract/applicants/applicants.schema.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';
import { useSessionActor } from '../../api/session.ts';
import type { CardLine, WishOffers } from '../../forms/wishes/wishes.tsx';
import { WishesForm } from '../../forms/wishes/wishes-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { AddressDialog } from './address-dialog.tsx';
import * as css from './my-card.css.ts';

export interface CardEditorProps extends Omit<WishOffers, 'now'> {
  readonly line: CardLine;
  readonly onClose: () => void;
}

/** One line of the card, to be changed where it stands. */
export function CardEditor({ line, onClose, ...offers }: CardEditorProps) {
  const { applicant } = offers;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const [now] = useState(() => new Date());
  const [isMoving, setMoving] = useState(false);
  return (
    <div ref={place} className={css.editor}>
      <WishesForm
        key={line}
        line={line}
        name={`card.${line}`}
        offers={{ ...offers, now }}
        submit={useSaved({ applicant, onClose })}
      >
        {(isPending) => (
          <>
            <Row>
              <Button type="submit" isPending={isPending}>
                <Trans>Save</Trans>
              </Button>
              <Button variant="quiet" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </Row>
            {line === 'place' ? (
              <Row>
                <Button variant="quiet" size="compact" hang="start" onClick={() => setMoving(true)}>
                  <Trans>I have moved: change my address</Trans>
                </Button>
              </Row>
            ) : null}
          </>
        )}
      </WishesForm>
      {line === 'place' ? (
        <AddressDialog applicant={applicant} isOpen={isMoving} onClose={() => setMoving(false)} />
      ) : null}
    </div>
  );
}

/** Saves what a line says, shows it in the card and reads the page again, which names it. */
function useSaved({ applicant, onClose }: Pick<CardEditorProps, 'applicant' | 'onClose'>) {
  const session = useSessionActor();
  const router = useRouter();
  return async (body: ApplicantPatch) => {
    const { data } = await saveOwn(() => call(updateApplicant, { params: { id: applicant.id }, body }));
    session.send({ type: 'me.patched', patch: { applicant: data } });
    await router.invalidate();
    onClose();
  };
}
