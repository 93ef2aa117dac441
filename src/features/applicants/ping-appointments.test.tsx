import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicantPing } from '../../../tests/support/an-applicant-ping.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { PingAppointments } from './ping-appointments.tsx';

const appointment = {
  id: '0190a000-0000-7000-8000-000000000003',
  starts_at: '2099-11-24T13:00:00.000Z',
  ends_at: '2099-11-24T14:00:00.000Z',
  place: 'Werkstraße 5, Köln',
};
const ping = anApplicantPing({ status: 'accepted' });

test('a proposal is one tap, by the clock of the tenant', async () => {
  const sent = answering([200, { data: ping }]);
  const proposed = { ...appointment, status: 'pending', events: ['accept', 'decline'] } as const;
  const { user } = await showMember(
    <PingAppointments ping={{ ...ping, appointments: [{ ...proposed, events: [...proposed.events] }] }} />,
  );
  await user.click(screen.getByRole('button', { name: /24 November.*14:00.*15:00.*Werkstraße 5/ }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]?.json()).toEqual({ event: 'accept' });
});

test('what is agreed goes into the calendar, with nobody’s name but the company’s', async () => {
  await showMember(
    <PingAppointments
      ping={{ ...ping, appointments: [{ ...appointment, status: 'accepted', events: ['withdraw'] }] }}
    />,
  );
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Into my calendar' }).getAttribute('href') ?? '');
  expect(file).toContain('SUMMARY:Farbwerk\r\nLOCATION:Werkstraße 5\\, Köln');
  expect(file).not.toContain('Jannik');
  expect(screen.getByRole('button', { name: 'Call it off' })).toBeTruthy();
});

test('one tap calls nothing off: it is asked first, and can be kept', async () => {
  const sent = answering([200, { data: ping }]);
  const agreed = { ...appointment, status: 'accepted', events: ['withdraw'] } as const;
  const { user } = await showMember(
    <PingAppointments ping={{ ...ping, appointments: [{ ...agreed, events: [...agreed.events] }] }} />,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Call it off');
  expect(document.activeElement?.textContent).toBe('Call the appointment off?');
  await press('Keep it');
  expect(sent).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Call it off');
  await press('Call it off');
  await press('Yes, call it off');
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]?.json()).toEqual({ event: 'withdraw' });
});

test('whether anybody got in touch is asked by two buttons', async () => {
  const sent = answering([200, { data: ping }]);
  const { user } = await showMember(<PingAppointments ping={{ ...ping, asked_contacted: true }} />);
  await user.click(screen.getByRole('button', { name: 'No, nobody' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]?.json()).toEqual({ contacted: false });
});
