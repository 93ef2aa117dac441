import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { outcomeOf } from '../../api/results.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './legal-contacts.css.ts';
import { endOf, type Visit, visitCalls } from './guardian-page.calls.ts';

/** A child's page with the secret that keeps it open. */
export interface OpenPage extends Omit<Visit, 'child'> {
  readonly page: GuardianPage;
}

interface OtherChildrenProps {
  /** The page that is read now. */
  readonly current: OpenPage | undefined;
  readonly others: readonly Visit[];
  readonly onOpen: (opened: OpenPage) => void;
  /** The page of one of them has ended. */
  readonly onGone: (id: string) => void;
  /** The visit has run out, for all of them. */
  readonly onOver: () => void;
}

const hasEnded = async ({ id, visit }: Pick<OpenPage, 'id' | 'visit'>): Promise<boolean> => {
  try {
    await visitCalls(id, visit).show();
    return false;
  } catch (error) {
    return endOf(error) !== undefined;
  }
};

/** Whoever decides for several children goes from one page to the other: the code has opened all of them. */
export function OtherChildren({ current, others, onOpen, onGone, onOver }: OtherChildrenProps) {
  const [opening, setOpening] = useState<string>();
  const [formError, setFormError] = useState<FormError>(noError);
  /** Whose page has turned out to have ended. */
  const [gone, setGone] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed has gone
    if (gone !== undefined) notice.current?.focus();
  }, [gone]);
  const open = async ({ id, child, visit }: Visit) => {
    setOpening(id);
    setGone(undefined);
    setFormError(noError);
    try {
      onOpen({ id, visit, page: await visitCalls(id, visit).show() });
    } catch (error) {
      if (!endOf(error)) setFormError(formErrorOf(outcomeOf(error)));
      else if (current && (await hasEnded(current))) onOver();
      else {
        setGone(child);
        onGone(id);
      }
    }
    setOpening(undefined);
  };
  if (others.length === 0 && gone === undefined) return null;
  return (
    <Stack gap={2}>
      <FormErrorBanner formError={formError} />
      {gone === undefined ? null : (
        <div ref={notice} tabIndex={-1} className={css.notice}>
          <Banner tone="info" announce="politely">
            <Trans>The page for {gone} has ended. There is nothing left for you to do there.</Trans>
          </Banner>
        </div>
      )}
      {others.length === 0 ? null : (
        <Text>
          {others.length === 1 ? (
            <Trans>You decide for another child as well.</Trans>
          ) : (
            <Trans>You decide for other children as well.</Trans>
          )}
        </Text>
      )}
      <Row>
        {others.map(({ id, child, visit }) => (
          <Button
            key={id}
            variant="secondary"
            isPending={opening === id}
            disabled={opening !== undefined && opening !== id}
            onClick={() => void open({ id, child, visit })}
          >
            <Trans>To the page for {child}</Trans>
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
