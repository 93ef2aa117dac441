import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useRef, useState } from 'react';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { useMe } from '../../../api/session.ts';
import { readDraft } from '../../../forms/drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useLater } from '../../../ui/dialog/layer.ts';
import { Text } from '../../../ui/heading/heading.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { nameForm } from './forms-later.ts';
import { Section } from './section.tsx';

/** Puts a name right, which its owner can't any more once a company has it. What was typed before and never saved opens it. */
export function CorrectName({ applicant }: { readonly applicant: ApplicantDetails }) {
  const { t } = useLingui();
  const { user } = useMe();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { id, firstname, lastname } = applicant;
  const [opened, setOpened] = useState<'itself' | 'pressed' | 'closed' | undefined>(() =>
    readDraft(`applicant.name.${id}`, user.id, { firstname, lastname }) ? 'itself' : undefined,
  );
  const isOpen = opened === 'itself' || opened === 'pressed';
  const close = () => setOpened('closed');
  const Form = useLater(nameForm, isOpen, close);
  const isShown = isOpen && Form !== undefined;
  useEffect(() => {
    if (opened === 'closed') button.current?.focus();
    if (opened === 'pressed' && isShown) place.current?.querySelector('input')?.focus();
  }, [opened, isShown]);
  return (
    <Section title={t`Correct the name`}>
      <Text>
        <Trans>
          Companies that were given the name read the corrected one from now on, and the person gets an e-mail.
        </Trans>
      </Text>
      {isShown ? (
        <div ref={place}>{createElement(Form, { applicant, onClose: close })}</div>
      ) : (
        <Row>
          <Button ref={button} variant="secondary" isPending={isOpen} onClick={() => setOpened('pressed')}>
            <Trans>Correct the name</Trans>
          </Button>
        </Row>
      )}
    </Section>
  );
}
