import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvitationOffer } from '../../../contract/invitations/invitations.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import { invited } from '../../kit/recommendation-letter.css.ts';
import * as css from './registration.css.ts';

export function InvitationCard({ offer, until }: { offer: InvitationOffer; until: string }) {
  const organization = offer.organization.name;
  const inviter = offer.invited_by?.name;
  return (
    <div className={invited}>
      <Text look="strong">
        {inviter === undefined ? (
          <Trans>You are invited to join {organization}</Trans>
        ) : (
          <Trans>
            {inviter} invites you to join {organization}
          </Trans>
        )}
      </Text>
      <Text look="small">
        <Trans>Valid until {until}</Trans>
      </Text>
    </div>
  );
}

function Fact({ glyph, children }: { glyph: GlyphName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.factSign}>
        <Glyph name={glyph} />
      </span>
      <Text>{children}</Text>
    </li>
  );
}

/** What happens with one's data, before any of it is asked. */
export function WhoSeesWhat({ organization }: { organization: string }) {
  return (
    <ul className={css.facts}>
      <Fact glyph="search">
        <Trans>
          Other companies see what you are looking for, your certificate, the area around you and roughly how far away
          it is, but not who you are.
        </Trans>
      </Fact>
      <Fact glyph="lock">
        <Trans>They learn your name, how to reach you and who recommends you once you say yes to one of them.</Trans>
      </Fact>
      <Fact glyph="people">
        <Trans>{organization} sees by name that you came with this code.</Trans>
      </Fact>
      <Fact glyph="trash">
        <Trans>You can delete everything at any time.</Trans>
      </Fact>
    </ul>
  );
}
