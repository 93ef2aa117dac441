import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockedOrganization, NamedOrganization } from '../../../contract/blocks/blocks.schema.ts';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import type { ReceivedRecommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import type { OwnReport } from '../../../contract/reports/reports.schema.ts';
import type { CompanyView } from '../../../contract/search/views.schema.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusPart } from '../../ui/dialog/nearest-part.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { saveBlock } from './own-applicant.calls.ts';
import * as css from './account.css.ts';
import { CompanySearch } from './company-search.tsx';
import { Recommenders } from './recommenders.tsx';
import { Recipients } from './recipients.tsx';
import { Reports } from './reports.tsx';
import { Viewers } from './viewers.tsx';

/** Companies as an applicant deals with them: who has the contact details, who looked, and who shall stay away. */
export interface Companies {
  readonly recipients: readonly Recipient[];
  readonly viewers: readonly CompanyView[];
  readonly blocked: readonly BlockedOrganization[];
  readonly reports: readonly OwnReport[];
  readonly recommenders: readonly ReceivedRecommendation[];
  /** Found by the letters of a name; undefined while none are looked for. */
  readonly found: readonly NamedOrganization[] | undefined;
}

export interface CompaniesProps {
  readonly companies: Companies;
  /** Letters that are looked for. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onChanged: () => Promise<void>;
}

export function CompaniesSections({ companies, name, onName, onChanged }: CompaniesProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const sayWhy = useRefusedAct();
  const [asked, setAsked] = useState<NamedOrganization>();
  /** Its row is new in the list: reading goes on there. */
  const [justBlocked, setJustBlocked] = useState<string>();
  const { recipients, viewers, blocked, reports, recommenders, found } = companies;
  const open = found?.filter(({ id }) => blocked.every((one) => one.id !== id)) ?? [];
  const save = async ({ id, name: company }: NamedOrganization, isBlocked: boolean) => {
    setAsked(undefined);
    try {
      await saveBlock(id, isBlocked);
      setJustBlocked(isBlocked ? id : undefined);
      notify.show({
        tone: 'success',
        title: isBlocked ? t`${company} is blocked` : t`${company} is no longer blocked`,
      });
    } catch (error) {
      if (!sayWhy(error)) return;
    }
    await onChanged();
  };
  const company = asked?.name ?? '';
  const known = recipients.some(({ organization_id, has_access }) => has_access && organization_id === asked?.id);
  return (
    <>
      <Recipients recipients={recipients} />
      <Recommenders recommenders={recommenders} onChanged={onChanged} />
      <Viewers
        viewers={viewers}
        isBlocked={(id) => blocked.some((one) => one.id === id)}
        onBlock={(viewer) => setAsked({ id: viewer.organization_id, name: viewer.organization, city: viewer.city })}
      />
      <AccountSection
        title={<Trans>Blocked companies</Trans>}
        about={
          <Text>
            <Trans>A blocked company can’t find you or write to you. It isn’t told that you blocked it.</Trans>
          </Text>
        }
      >
        <Stack gap={6}>
          {blocked.length > 0 ? (
            <ul className={css.list}>
              {blocked.map((one) => (
                <Company key={one.id} company={one} takesFocus={one.id === justBlocked}>
                  <LetIn company={one} onLetIn={() => void save(one, false)} />
                </Company>
              ))}
            </ul>
          ) : null}
          <CompanySearch name={name} onName={onName} />
          {found?.length === 0 ? (
            <Text>
              <Trans>No company here has a name with these letters.</Trans>
            </Text>
          ) : null}
          {found && found.length > 0 && open.length === 0 ? (
            <Text>
              <Trans>You have blocked every company with these letters already.</Trans>
            </Text>
          ) : null}
          {open.length > 0 ? (
            <ul className={css.list}>
              {open.map((one) => (
                <Company key={one.id} company={one}>
                  <Button variant="secondary" size="compact" onClick={() => setAsked(one)}>
                    <Trans>Block</Trans>
                  </Button>
                </Company>
              ))}
            </ul>
          ) : null}
        </Stack>
      </AccountSection>
      <Reports reports={reports} />
      <Dialog
        title={t`Block ${company}?`}
        description={
          known
            ? t`${company} no longer finds you and can’t write to you. Your yes is taken back: your contact details can’t be seen there any more, but what has been read already we can’t make unread.`
            : t`${company} no longer finds you and can’t write to you. An open message of theirs ends.`
        }
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        isAlert
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" onClick={() => asked && void save(asked, true)}>
              <Trans>Block</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}

/** Back in, unless somebody else has a say in it. */
function LetIn({ company: { kept_by }, onLetIn }: { company: BlockedOrganization; onLetIn: () => void }) {
  if (kept_by === null)
    return (
      <Button variant="secondary" size="compact" onClick={onLetIn}>
        <Trans>Let in again</Trans>
      </Button>
    );
  return (
    <Text look="small">
      {kept_by === 'report' ? (
        <Trans>reported, we are checking</Trans>
      ) : (
        <Trans>reported from home, and blocked until that is lifted there</Trans>
      )}
    </Text>
  );
}

interface CompanyProps {
  readonly company: NamedOrganization;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

function Company({ company: { name, city }, takesFocus = false, children }: CompanyProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus && row.current) focusPart(row.current);
  }, [takesFocus]);
  return (
    <li ref={row} className={css.browser}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        {city === null ? null : <Text look="small">{city}</Text>}
      </div>
      {children}
    </li>
  );
}
