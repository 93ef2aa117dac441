import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, useState } from 'react';
import { object } from 'valibot';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { foundWords, searchWords } from './dashboard-words.ts';
import { FoundDialog, type NamedCompany } from './found-dialog.tsx';
import { useSearchEvent } from './use-search-event.ts';

interface SearchCardProps {
  readonly applicant: OwnApplicant;
  /** Those that have written. */
  readonly companies: readonly NamedCompany[];
}

/** The search switch: whether companies find the applicant, until when, and how to change that. */
export function SearchCard({ applicant, companies }: SearchCardProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const send = useSearchEvent(applicant.id);
  const [isAsking, setAsking] = useState(false);
  const { search_status: status, looking_until } = applicant;
  const { found } = applicant;
  const { label, sentence } = found ? foundWords : searchWords[status];
  const kept = found ? i18n.date(found.kept_until, { dateStyle: 'long' }) : '';
  const until = looking_until === null ? '' : i18n.date(looking_until, { dateStyle: 'long' });
  const renew = async (): Promise<void> => {
    await send({ event: 'renew_looking' });
    notify.show({ tone: 'success', title: t`Extended`, message: t`Companies go on finding you.` });
  };
  return (
    <Card as="section">
      <Stack gap={4}>
        <Row justify="between">
          <Heading level={2} look="title">
            <Trans>Your search</Trans>
          </Heading>
          <StatusBadge status={status} label={i18n._(label)} />
        </Row>
        <Text>
          {status === 'wants_to_be_matched' && applicant.matchability === 'unmatchable'
            ? t`You are looking, but companies can’t find you yet. Above you see why.`
            : i18n._(sentence)}
        </Text>
        {status === 'wants_to_be_matched' ? (
          <>
            <Text>
              <Trans>
                Your search runs until <strong>{until}</strong>. We remind you in time.
              </Trans>
            </Text>
            <EventButton variant="secondary" submit={renew}>
              <Trans>Extend</Trans>
            </EventButton>
            <Button variant="secondary" width="full" onClick={() => setAsking(true)}>
              <Trans>I have found an apprenticeship</Trans>
            </Button>
          </>
        ) : null}
        {status === 'expired' ? (
          <EventButton submit={renew}>
            <Trans>I am still looking</Trans>
          </EventButton>
        ) : null}
        {found ? (
          <Text>
            <Trans>
              If you don’t log in any more, we delete your profile on {kept}, or{' '}
              <RouterLink to="/account/danger-zone">today if you like</RouterLink>.
            </Trans>
          </Text>
        ) : null}
        {status === 'doesnot_want_matching' ? (
          <EventButton variant={found ? 'secondary' : 'primary'} submit={() => send({ event: 'looking_again' })}>
            {found ? <Trans>Open my search again</Trans> : <Trans>I am looking again</Trans>}
          </EventButton>
        ) : null}
      </Stack>
      <FoundDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        companies={companies}
        onFound={(reason, organization_id) =>
          send({ event: 'found_traineeship', reason, ...(organization_id !== undefined && { organization_id }) })
        }
      />
    </Card>
  );
}

const nothing = object({});

/** A form of one button: pending, and what went wrong, as every form shows it. */
function EventButton({
  submit,
  variant = 'primary',
  children,
}: {
  submit: () => Promise<void>;
  variant?: 'primary' | 'secondary';
  children: ReactElement;
}) {
  const form = useAppForm({ schema: nothing, defaultValues: {}, draft: 'none: nothing is typed', submit });
  return (
    <AppForm form={form}>
      <Button type="submit" variant={variant} width="full" isPending={form.isPending}>
        {children}
      </Button>
    </AppForm>
  );
}
