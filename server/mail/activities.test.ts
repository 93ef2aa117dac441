import { expect, test } from 'vitest';
import { activityKinds } from '../../contract/activities/activities.kinds.ts';
import { mailKinds, withoutActivity } from './kinds.ts';

test('every kind of mail is an activity too, or says why it is told by mail alone', () => {
  const alone = Object.keys(withoutActivity);
  expect([...activityKinds, ...alone].toSorted()).toEqual(Object.keys(mailKinds).toSorted());
  expect(Object.values(withoutActivity).filter((why) => why.length < 10)).toEqual([]);
});

test('what can be switched off is never told by mail alone: it stands in the product', () => {
  const alone = new Set(Object.keys(withoutActivity));
  const optional = Object.entries(mailKinds).filter(([, { class: about }]) => about !== 'account');
  expect(optional.filter(([kind]) => alone.has(kind))).toEqual([]);
});
