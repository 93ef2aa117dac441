import { channels, undoUnsubscribe, unsubscribe } from '../../../contract/channels/channels.endpoints.ts';
import { unsubscribeToken } from '../../../server/channels/unsubscribe-link.ts';
import { noteBounce } from '../../../server/channels/channels.repository.ts';
import { findable } from '../../support/account.ts';
import { searching, staff } from '../people.ts';
import { button, failing, heading, type Maker, press, type Scene, type Screen, text, withSending } from '../screen.ts';

const day = 86_400_000;

/** The link in a mail about messages, for somebody made for it; how long ago it came. */
async function mailedLink({ stage }: Scene, ago = 0): Promise<string> {
  const { tenant, id: user_id, email: address } = await stage.world.person('app', findable);
  const came = new Date(stage.world.clock.now().getTime() - ago);
  return `/unsubscribe#token=${unsubscribeToken(tenant, { user_id, address, preference: 'contact' }, came)}`;
}

/** Somebody whose address takes no mail. */
const bounced: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Ina', lastname: 'Krüger' });
  await stage.within(person.tenant, (tx) => noteBounce(tx, person.email, true, stage.world.clock.now()));
  return person;
};

const page = { route: 'unsubscribe', path: (scene: Scene) => mailedLink(scene) } as const;
const account = { route: 'account', path: '/account' } as const;
const unsent = text('We got no answer. Please try again.');
const off = press('Switch them off');

const undo: Screen['act'] = async (visitor, scene) => {
  await off(visitor, scene);
  await visitor.button('Take that back').click();
};

/** Which mails come: chosen in the account, or behind a mail's foot. */
export const mailChoices: readonly Screen[] = [
  { ...page, name: 'unsubscribe', sees: button('Switch them off') },
  { ...page, name: 'unsubscribe.off', act: off, sees: heading('These e-mails are switched off') },
  { ...page, name: 'unsubscribe.undone', act: undo, sees: heading('That is taken back') },
  {
    ...page,
    name: 'unsubscribe.expired',
    path: (scene) => mailedLink(scene, 366 * day),
    act: off,
    sees: heading('This link has expired'),
  },
  { ...page, name: 'unsubscribe.invalid', path: '/unsubscribe', sees: heading('This link is not valid') },
  ...withSending({ ...page, name: 'unsubscribe', act: off }, { endpoint: unsubscribe, unsent }),
  ...withSending({ ...page, name: 'unsubscribe.undo', act: undo }, { endpoint: undoUnsubscribe, unsent }),
  {
    ...account,
    name: 'account.staff',
    as: staff,
    sees: text(
      'Codes, passwords, deadlines, consents and what has to be deleted. They always come, or the account would not be safe.',
    ),
  },
  { ...account, name: 'account.bounced', as: bounced, sees: button('The address is right, try again') },
  {
    ...account,
    name: 'account.mails.unsent',
    as: searching,
    prepare: failing(channels.update),
    act: (visitor) => visitor.page.getByRole('switch', { name: visitor.say('Alerts') }).click(),
    sees: text('That was not saved. Please try again.'),
    allows: [/status of 500/, /^answer 500/],
  },
];
