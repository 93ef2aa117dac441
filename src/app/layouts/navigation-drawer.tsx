import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './default-layout.css.ts';
import { MenuAnchor, type MenuLink } from './menu-anchor.tsx';

/** The rest of the menu, on a phone. */
export function NavigationDrawer({ links, onClose }: { links: readonly MenuLink[]; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Menu`} isOpen onClose={onClose} width="small">
      <Stack gap={1}>
        {links.map((link) => (
          <MenuAnchor key={link.path} link={link} className={css.drawerEntry} onClick={onClose} />
        ))}
      </Stack>
    </Dialog>
  );
}
