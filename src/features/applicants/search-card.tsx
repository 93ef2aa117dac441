import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { createElement, type ReactElement, useState } from 'react';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { useSessionActor } from '../../api/session.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { searchWords } from './search-words.ts';
import { foundDialog } from './dialogs-later.ts';
import type { NamedCompany } from './found-dialog.tsx';

interface SearchCardProps {
  readonly applicant: OwnApplicant;
  /** Those that have written. */
  readonly companies: readonly NamedCompany[];
}

/** When the search's end is near enough to be told: the first mail about it goes out then. */
const nearEndMs = 14 * 86_400_000;

/** The search switch: whether companies find the applicant, and how to change that; until when, once that matters. */
export function SearchCard({ applicant, companies }: SearchCardProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const session = useSessionActor();
  const router = useRouter();
  const [pending, setPending] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const Found = useLater(foundDialog, isAsking, () => setAsking(false));
  const { id, search_status: status, looking_until, renewed_lately: isConfirmed } = applicant;
  const isLooking = status === 'wants_to_be_matched';
  const isEnding = looking_until !== null && Date.parse(looking_until) - serverNow() < nearEndMs;
  const until = looking_until === null ? '' : i18n.date(looking_until, { dateStyle: 'long' });
  const move = async (event: 'renew_looking' | 'looking_again') => {
    setPending(event);
    try {
      const [{ moveSearch }] = await Promise.all([import('./move-search.ts'), needCatalogs('errors')]);
      const moved = await moveSearch({ session, router, i18n }, id, { event });
      if (moved.kind === 'refused') {
        if (moved.why !== undefined) notify.show({ tone: 'danger', title: moved.why });
      } else if (event === 'renew_looking')
        notify.show({ tone: 'success', title: t`Good to know`, message: t`Companies keep finding you.` });
    } catch {
      notify.show({ tone: 'danger', title: t`That didn’t work just now` });
    }
    setPending(undefined);
  };
  const renew = () => void move('renew_looking');
  const button = (name: string, words: ReactElement, onClick: () => void, variant: 'primary' | 'secondary') => (
    <Button variant={variant} width="full" isPending={pending === name} onClick={onClick}>
      {words}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="search">
      <Stack gap={4}>
        <Heading level={2} look="title" id="search">
          {isLooking ? <Trans>You are looking</Trans> : <Trans>You are not looking now</Trans>}
        </Heading>
        <Text>
          {isLooking && applicant.matchability === 'unmatchable'
            ? t`You are looking, but companies can’t find you yet. Above you see why.`
            : i18n._(searchWords[status].sentence)}
        </Text>
        {isLooking && isEnding ? (
          <Text>
            <Trans>
              Your search ends on <strong>{until}</strong>, unless you say that you are still looking.
            </Trans>
          </Text>
        ) : isLooking && !isConfirmed ? (
          <Text>
            <Trans>
              Still looking? It’s a while since you last said so. Among those who fit equally well, companies first see
              those who have said so in the last 30 days.
            </Trans>
          </Text>
        ) : null}
        {isLooking && (isEnding || !isConfirmed)
          ? button('renew_looking', <Trans>I am still looking</Trans>, renew, 'secondary')
          : null}
        {isLooking ? (
          <Button variant="secondary" width="full" isPending={isAsking && !Found} onClick={() => setAsking(true)}>
            <Trans>I have found an apprenticeship</Trans>
          </Button>
        ) : null}
        {status === 'expired'
          ? button('renew_looking', <Trans>I am still looking</Trans>, renew, 'primary')
          : status === 'doesnot_want_matching'
            ? button('looking_again', <Trans>I am looking again</Trans>, () => void move('looking_again'), 'primary')
            : null}
      </Stack>
      {Found
        ? createElement(Found, { companies, applicantId: id, isOpen: isAsking, onClose: () => setAsking(false) })
        : null}
    </Card>
  );
}
