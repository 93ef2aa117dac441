import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { AccountSection } from './account-section.tsx';

interface FoldedSectionProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  /** What is stored, while nobody changes it. */
  readonly summary: ReactNode;
  /** What the button says that opens the form. */
  readonly change: ReactElement;
  /** What was typed before waits in a draft. */
  readonly isOpenAtFirst?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** A subject that shows what is stored; its form comes when asked for, and goes once it is saved. */
export function FoldedSection({ title, about, summary, change, isOpenAtFirst = false, children }: FoldedSectionProps) {
  /** Another object for each time that it is opened. */
  const [opening, setOpening] = useState<object | undefined>(() => (isOpenAtFirst ? {} : undefined));
  const isOpen = opening !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpenAtFirst);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>('input, select')?.focus();
    else button.current?.focus();
  }, [isOpen]);
  // what is saved from a form that was closed meanwhile closes no other
  const close = () => setOpening((now) => (now === opening ? undefined : now));
  return (
    <AccountSection title={title} about={about}>
      {isOpen ? (
        <div ref={form}>
          <Stack gap={4}>
            {children(close)}
            <Row>
              <Button variant="quiet" size="compact" hang="start" onClick={close}>
                <Trans>Leave it as it is</Trans>
              </Button>
            </Row>
          </Stack>
        </div>
      ) : (
        <Stack gap={4}>
          {summary}
          <Row>
            <Button ref={button} variant="secondary" size="compact" onClick={() => setOpening({})}>
              {change}
            </Button>
          </Row>
        </Stack>
      )}
    </AccountSection>
  );
}
