import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { publishTerms } from '../../../../contract/terms/terms.endpoints.ts';
import type { NewTerms, TermsStatistics } from '../../../../contract/terms/terms.schema.ts';
import { call } from '../../../api/call.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { useIsHere } from '../../../kit/use-is-here.ts';
import { useOneCall } from '../../../kit/use-one-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { askedAgain } from './asked-again.ts';

interface PublishQuestionProps {
  /** What is about to be published; the question stands as long as there is something. */
  readonly terms: NewTerms | undefined;
  readonly asked: TermsStatistics;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** Asks once more: a version that is published counts at once, and can’t be taken back. */
export function PublishQuestion({ terms, asked, onClose, onPublished }: PublishQuestionProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const changed = useChanged('/terms');
  const number = (terms?.replaces ?? 0) + 1;
  const { pending, formError, press } = useOneCall(async () => {
    onPublished();
    notify.show({ tone: 'success', title: t`Version ${number} is in force` });
    await changed();
    if (isHere()) await navigate({ to: '/terms' });
  });
  const publish = () => press('publish', async () => terms && call(publishTerms, { body: terms }));
  return (
    <Dialog
      title={t`Put version ${number} in force?`}
      description={
        <>
          <Trans>It counts at once and can’t be taken back, only replaced by another.</Trans>{' '}
          {terms?.material === true ? askedAgain(i18n, asked) : <Trans>Nobody is asked again.</Trans>}
        </>
      }
      isAlert
      isOpen={terms !== undefined}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Back to the text</Trans>
          </Button>
          <Button isPending={pending !== undefined} onClick={publish}>
            <Trans>Put in force</Trans>
          </Button>
        </>
      }
    >
      <FormErrorBanner formError={formError} />
    </Dialog>
  );
}
