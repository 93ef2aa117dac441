import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { outcomeOf } from '../../api/results.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { endOf, type Visit, visitCalls } from './guardian-page.calls.ts';

/** A child's page with the secret that keeps it open. */
export interface OpenPage extends Omit<Visit, 'child'> {
  readonly page: GuardianPage;
}

interface OtherChildrenProps {
  readonly others: readonly Visit[];
  readonly onOpen: (opened: OpenPage) => void;
  /** The visit has run out. */
  readonly onOver: () => void;
}

/** Whoever decides for several children goes from one page to the other: the code has opened all of them. */
export function OtherChildren({ others, onOpen, onOver }: OtherChildrenProps) {
  const [opening, setOpening] = useState<string>();
  const [formError, setFormError] = useState<FormError>(noError);
  if (others.length === 0) return null;
  const open = async ({ id, visit }: Omit<Visit, 'child'>) => {
    setOpening(id);
    setFormError(noError);
    try {
      onOpen({ id, visit, page: await visitCalls(id, visit).show() });
    } catch (error) {
      if (endOf(error)) onOver();
      else setFormError(formErrorOf(outcomeOf(error)));
    }
    setOpening(undefined);
  };
  return (
    <Stack gap={2}>
      <FormErrorBanner formError={formError} />
      <Text>
        {others.length === 1 ? (
          <Trans>You decide for another child as well.</Trans>
        ) : (
          <Trans>You decide for other children as well.</Trans>
        )}
      </Text>
      <Row>
        {others.map(({ id, child, visit }) => (
          <Button
            key={id}
            variant="secondary"
            isPending={opening === id}
            disabled={opening !== undefined && opening !== id}
            onClick={() => void open({ id, visit })}
          >
            <Trans>To the page for {child}</Trans>
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
