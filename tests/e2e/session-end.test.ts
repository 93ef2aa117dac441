import { expect, test } from '../support/page-fixtures.ts';

const minute = 60_000;
const idle = 480 * minute;

test('before an idle session ends every tab says so; who stays stays in all, and what is typed outlives the end', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 401/, /^answer 401/, /ERR_INTERNET_DISCONNECTED/);
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page, context } = visitor;
  await context.clock.install();
  const pass = async (time: number) => {
    world.clock.advance(time);
    await context.clock.fastForward(time);
  };
  await visitor.enter(person, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Absagen Herbst', 'Your recommendation': 'Herzlich empfohlen' });
  const other = await context.newPage();
  // asked once the page rests, and for hours the last thing that moves the end
  const rests = other.waitForResponse(/\/employees\/_counts/);
  await other.goto('/registration-codes');
  await expect(other.getByText(visitor.say('Create code')).first()).toBeVisible();
  await rests;
  const question = page.getByRole('alertdialog', { name: visitor.say('Still there?') });
  const others = other.getByRole('alertdialog', { name: visitor.say('Still there?') });

  await pass(idle - 6 * minute);
  await expect(question).toHaveCount(0);
  await pass(2 * minute);
  await expect(question).toBeVisible();
  await expect(question).toHaveAccessibleDescription(/in 4 Minuten/);
  await expect(others).toBeVisible();
  await visitor.seesNoBarrier();

  await context.setOffline(true);
  await visitor.button('Stay logged in').click();
  await expect(visitor.text('That did not get through. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await visitor.button('Stay logged in').click();
  await expect(question).toHaveCount(0);
  await expect(others, 'in the other tab by itself').toHaveCount(0, { timeout: 2_000 });
  await expect(visitor.field('Name'), 'with the page as it was').toHaveValue('Absagen Herbst');

  // The laptop sleeps over the end.
  await pass(idle + minute);
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.text('Your login has ended. What you typed is still there.')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await visitor.fillIn({ 'E-mail address': person.email, Password: person.password });
  await visitor.button('Log in').click();
  await expect(visitor.field('Name')).toHaveValue('Absagen Herbst');
  await expect(visitor.field('Your recommendation')).toHaveValue('Herzlich empfohlen');
  world.clock.advance(-2 * idle + 3 * minute);
});

test('a page of one person sends nothing as another who has logged in beside it, where tabs can’t tell each other and nothing can be kept', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 409/, /^answer 409/);
  const [first, second] = await Promise.all([1, 2].map(() => world.person('chemie', { type: 'employee' })));
  const visitor = await open('chemie');
  const { page, context } = visitor;
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    // a busy machine is taken for a slow line, on which what watches the session is fetched a minute later
    Reflect.deleteProperty(Navigator.prototype, 'connection');
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await visitor.enter(first!, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Absagen Herbst', 'Your recommendation': 'Herzlich empfohlen' });
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + minute);
  await visitor.keepSession(second!);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await visitor.button('Create code').click();
  expect((await refused).status()).toBe(409);
  await expect(visitor.field('Name'), 'the page is the other person’s now').toHaveValue('');

  await context.clock.resume();
  await visitor.fillIn({ Name: 'Von Robin' });
  // whose a session is shows in the second it began in
  world.clock.advance(1_000);
  await visitor.keepSession(first!);
  await expect(visitor.field('Name'), 'noticed within seconds, with nothing pressed').toHaveValue('');
  await context.clearCookies();
  await expect(visitor.heading('Log in')).toBeVisible();
});
