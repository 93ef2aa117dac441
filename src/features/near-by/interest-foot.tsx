import { Trans, useLingui } from '@lingui/react/macro';
import { showInterest, takeBackInterest } from '../../../contract/interests/interests.endpoints.ts';
import { type Interest, mostInterests } from '../../../contract/interests/interests.schema.ts';
import type { OrganizationPortrait } from '../../../contract/near-by/near-by.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { dayInWords } from '../../i18n/days.ts';
import { usePress } from '../../kit/use-press.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './near-by.css.ts';

interface InterestFootProps {
  readonly portrait: OrganizationPortrait;
  readonly interests: readonly Interest[];
}

const address = '/near-by';

/** Interest shown, taken back, or why it can't be shown now. */
export function InterestFoot({ portrait, interests }: InterestFootProps) {
  const { matchability } = useMe().applicant ?? {};
  const own = interests.find(({ organization }) => organization.id === portrait.id);
  const open = interests.filter(({ answered }) => !answered);
  if (own === undefined && portrait.has_written)
    return (
      <Text>
        <Trans>
          This company has written to you. <RouterLink to="/dashboard">Read the message</RouterLink>
        </Trans>
      </Text>
    );
  if (own === undefined && matchability !== 'matchable')
    return (
      <Text>
        <Trans>
          Companies can’t find you at the moment, so you can’t show interest.{' '}
          <RouterLink to="/dashboard">Your overview says why</RouterLink>.
        </Trans>
      </Text>
    );
  if (own === undefined && !portrait.near)
    return (
      <Text>
        <Trans>You can show interest in companies up to 100 km away. This one is farther.</Trans>
      </Text>
    );
  if (own === undefined && open.length >= mostInterests) return <Open interests={open} />;
  return <Interested id={portrait.id} own={own} />;
}

/** One button that shows it and takes it back: the focus stays where it is. */
function Interested({ id, own }: { readonly id: string; readonly own: Interest | undefined }) {
  const { i18n } = useLingui();
  const press = usePress(address, () =>
    own === undefined
      ? call(showInterest, { body: { organization_id: id } })
      : call(takeBackInterest, { params: { id: own.id } }),
  );
  const until = own === undefined ? '' : dayInWords(i18n, own.until, 'long');
  return (
    <div className={css.foot}>
      <Button variant={own === undefined ? 'primary' : 'secondary'} width="full" {...press}>
        {own === undefined ? <Trans>Show interest</Trans> : <Trans>Take interest back</Trans>}
      </Button>
      <Text look="small">
        <span role="status">
          {own === undefined ? (
            <Trans>The company only sees your card.</Trans>
          ) : own.answered ? (
            <Trans>This company has written to you: the message is in your overview.</Trans>
          ) : (
            <Trans>Interest shown. The company sees your card until {until}.</Trans>
          )}
        </span>
      </Text>
    </div>
  );
}

/** Three are open: one of them makes room. */
function Open({ interests }: { readonly interests: readonly Interest[] }) {
  return (
    <div className={css.foot}>
      <Text>
        <Trans>You show interest in three companies at the moment. Take one back, and you can show it here.</Trans>
      </Text>
      <ul className={css.open}>
        {interests.map((interest) => (
          <li key={interest.id}>
            <TakeBack interest={interest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TakeBack({ interest: { id, organization } }: { readonly interest: Interest }) {
  const press = usePress(address, () => call(takeBackInterest, { params: { id } }));
  return (
    <Button variant="secondary" size="compact" width="full" {...press}>
      <Trans>Take back: {organization.name}</Trans>
    </Button>
  );
}
