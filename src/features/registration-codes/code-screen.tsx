import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { pageApi } from '../../kit/given.ts';
import { RecordHeader } from '../../kit/record-header.tsx';
import { RecordPending } from '../../kit/record-pending.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CodeEvents } from './code-events.tsx';
import { Came } from './came.tsx';
import { useCodeStatus } from './code-status.tsx';
import { editCodePage, kindWords } from './code-words.ts';
import { LinkCard, RejectionCard } from './handout-card.tsx';
import { OfferPreview } from './offer-preview.tsx';
import * as css from './registration-codes.css.ts';

const route = pageApi('/member/registration-codes/$registration_code_id');

/** One code: what to hand over, what whoever opens it is told, what came of it. */
export function CodeScreen() {
  const { i18n } = useLingui();
  const { code, handout } = route.useLoaderData();
  const { status, label, sentence } = useCodeStatus(code);
  const isUsable = code.status === 'active' || code.status === 'draft';
  return (
    <Stack gap={8}>
      <RecordHeader
        title={code.name}
        of={code}
        status={<StatusBadge status={status} label={label} />}
        lead={`${i18n._(kindWords[code.kind])}. ${sentence}`}
        back={['/registration-codes', msg`All registration codes`]}
        change={editCodePage}
        actions={<CodeEvents code={code} />}
      />
      {isUsable ? <LinkCard code={code} handout={handout} /> : null}
      <div className={css.sides}>
        {isUsable ? <RejectionCard code={code} handout={handout} /> : null}
        <Stack gap={8}>
          <OfferPreview offer={handout.offer} />
          <Came code={code} />
        </Stack>
      </div>
    </Stack>
  );
}

/** A code while it is being fetched. */
export const CodePending = () => <RecordPending heights={['18rem', '32rem']} />;
