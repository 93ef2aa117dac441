import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { useChangeable } from '../../../kit/use-changeable.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { nameForm } from './forms-later.ts';
import { Section } from './section.tsx';

/** Puts a name right, which its owner can't any more once a company has it. What was typed before and never saved opens it. */
export function CorrectName({ applicant }: { readonly applicant: ApplicantDetails }) {
  const { t } = useLingui();
  const { id, firstname, lastname } = applicant;
  const { form, button } = useChangeable({
    form: nameForm,
    given: { applicant },
    draft: { name: `applicant.name.${id}`, stored: { firstname, lastname } },
  });
  return (
    <Section title={t`Correct the name`}>
      <Text>
        <Trans>
          Companies that were given the name read the corrected one from now on, and the person gets an e-mail.
        </Trans>
      </Text>
      {form ?? (
        <Row>
          <Button variant="secondary" {...button}>
            <Trans>Correct the name</Trans>
          </Button>
        </Row>
      )}
    </Section>
  );
}
