import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTenant } from '../../api/tenant.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './footer-links.css.ts';

/** Imprint and privacy, on every page: the tenant's own addresses where it has them; help where no menu has it, for a guardian with what
 * parents ask. */
export function FooterLinks({ hasHelp = false }: { readonly hasHelp?: boolean }) {
  const { t } = useLingui();
  const tenant = useTenant();
  const help = t`Help`;
  const isGuardians = useLocation({ select: ({ pathname }) => pathname.startsWith('/legal-contacts/') });
  const [imprint, privacy, contact] = [t`Imprint`, t`Privacy`, t({ message: 'Contact', context: 'footer' })];
  return (
    <>
      <Place words={imprint}>
        {tenant?.imprint_url ? (
          <TextLink variant="quiet" href={tenant.imprint_url}>
            {imprint}
          </TextLink>
        ) : (
          <RouterLink variant="quiet" to="/imprint">
            {imprint}
          </RouterLink>
        )}
      </Place>
      <Place words={privacy}>
        {tenant?.privacy_url ? (
          <TextLink variant="quiet" href={tenant.privacy_url}>
            {privacy}
          </TextLink>
        ) : (
          <RouterLink variant="quiet" to="/privacy">
            {privacy}
          </RouterLink>
        )}
      </Place>
      {tenant?.support_email ? (
        <Place words={contact}>
          <TextLink variant="quiet" href={`mailto:${tenant.support_email}`}>
            {contact}
          </TextLink>
        </Place>
      ) : null}
      {/* A word narrower than its target: the room beside it is at the end. */}
      {hasHelp ? (
        <Place words={help}>
          <RouterLink variant="quiet" to="/help" hash={isGuardians ? 'parents' : ''}>
            {help}
          </RouterLink>
        </Place>
      ) : null}
    </>
  );
}

function Place({ words, children }: { words: string; children: ReactElement }) {
  return (
    <span className={css.place} data-words={words}>
      {children}
    </span>
  );
}
