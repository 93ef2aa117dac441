import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../api/session.ts';
import { readDraft } from '../../forms/drafts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { type Later, useLater } from '../../ui/dialog/layer.ts';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import type { PartFormProps } from './part-form.tsx';
import { useDraftName } from './use-draft-name.ts';

interface ChangeablePartProps<Part extends string> {
  readonly part: NoInfer<Part>;
  /** The forms of all of its parts. */
  readonly form: Later<PartFormProps<Part>>;
  readonly organization: Organization;
  readonly title: string;
  /** What the button says that changes it. */
  readonly change: string;
  /** Nothing is said yet of what everybody has to say: it is asked at once. */
  readonly isMissing?: boolean;
  /** What belongs to it and isn't changed here. */
  readonly after?: ReactNode;
  /** What is said. */
  readonly children: ReactNode;
}

/**
 * A part of a company's details to be read, and changed where it stands. The form is fetched as soon as the page rests,
 * or by who wants it; what was typed in it before and never saved brings it back.
 */
export function ChangeablePart<Part extends string>({
  part,
  form,
  organization,
  title,
  change,
  isMissing,
  after,
  children,
}: ChangeablePartProps<Part>) {
  const { user } = useMe();
  const draftName = useDraftName();
  const button = useRef<HTMLButtonElement>(null);
  // by itself, or by a press; what was closed gives the focus back
  const [opened, setOpened] = useState<'itself' | 'pressed' | 'closed' | undefined>(() =>
    isMissing || readDraft(draftName(part, organization.id), user.id, organization) ? 'itself' : undefined,
  );
  const isOpen = opened === 'itself' || opened === 'pressed';
  const close = () => setOpened('closed');
  const Form = useLater(form, isOpen, close);
  useEffect(() => {
    if (opened === 'closed') button.current?.focus();
  }, [opened]);
  return (
    <Card as="section">
      <Stack gap={4}>
        {isOpen && Form ? (
          createElement(Form, { part, organization, isAsked: opened === 'pressed', onClose: close })
        ) : (
          <>
            <Heading level={2} look="title">
              {title}
            </Heading>
            <FactList>{children}</FactList>
            <Row>
              <Button ref={button} variant="secondary" isPending={isOpen} onClick={() => setOpened('pressed')}>
                {change}
              </Button>
            </Row>
          </>
        )}
        {after}
      </Stack>
    </Card>
  );
}
