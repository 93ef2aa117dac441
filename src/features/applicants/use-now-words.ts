import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ApplicantDashboard } from '../../../contract/applicants/dashboard.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useTimezone } from '../../api/tenant.ts';
import type { Now } from './now.ts';

const dayAndHour = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** What the page begins with, in a heading and a sentence. */
export function useNowWords(): (
  now: Now,
  name: string,
  applicant: OwnApplicant,
  near: ApplicantDashboard['near'],
) => { readonly title: string; readonly lead?: string | undefined } {
  const { t, i18n } = useLingui();
  const timeZone = useTimezone();
  return (now, name, { minor, found }, near) => {
    const company = 'ping' in now ? now.ping.organization.name : '';
    const guardian = ('ping' in now && now.ping.guardian) || '';
    const when = 'appointment' in now ? i18n.date(now.appointment.starts_at, { ...dayAndHour, timeZone }) : '';
    switch (now.kind) {
      case 'messages': {
        const count = now.pings.length;
        const asked = now.pings.find(({ guardian_choice: choice }) => choice === 'ask')?.guardian ?? null;
        if (count === 1)
          return {
            title: t`A company would like to meet you`,
            lead: asked
              ? t`Take your time to read who is writing. They learn who you are only if you and ${asked} say yes.`
              : minor
                ? t`Take your time to read who is writing, with somebody at home if you like. You decide whether they learn who you are.`
                : t`Take your time to read who is writing. You decide whether they learn who you are.`,
          };
        return {
          title: t`${count} companies would like to meet you`,
          lead: asked
            ? t`Take your time to read who is writing. They learn who you are only if you and ${asked} say yes.`
            : minor
              ? t`Take your time to read who is writing, with somebody at home if you like. You decide who of them learns who you are.`
              : t`Take your time to read who is writing. You decide who of them learns who you are.`,
        };
      }
      case 'today':
        return { title: t`Today: ${company}`, lead: t`${when}. Good luck, ${name}.` };
      case 'upcoming':
        return { title: t`You have an appointment, ${name}`, lead: t`${company}, ${when}.` };
      case 'proposed':
        return {
          title: t`When does it suit you, ${name}?`,
          lead: t`${company} has proposed a time. One tap is enough.`,
        };
      case 'asked':
        return {
          title: t`Has ${company} been in touch?`,
          lead: t`Tell us, yes or no. The company reads it, and nobody else.`,
        };
      case 'guardian':
        return {
          title: t`${guardian} has a say now`,
          lead: t`You would like to talk to ${company}. They get nothing until ${guardian} agrees.`,
        };
      case 'promised':
        return {
          title: t`${company} will be in touch`,
          lead: t`They have your contact details. Pick up, even if you don’t know the number.`,
        };
      case 'found': {
        const place = found?.organization ?? null;
        return {
          title: t`Congratulations, ${name}!`,
          lead: place === null ? t`You have your apprenticeship.` : t`You have your apprenticeship with ${place}.`,
        };
      }
      case 'paused':
        return { title: t`You are taking a break, ${name}`, lead: t`Until you are back no company finds you.` };
      case 'expired':
        return {
          title: t`Are you still looking, ${name}?`,
          lead: t`Your search has run out, so no company finds you now. One tap and they do again.`,
        };
      case 'unfindable':
        return { title: t`No company can find you yet, ${name}` };
      case 'findable': {
        const title = t`Companies can find you, ${name}`;
        if (near?.is_wished) {
          const km = i18n.number(near.radius_km);
          return {
            title,
            lead: t`${plural(near.total, { one: `# company up to ${km} km from you trains`, other: `# companies up to ${km} km from you train` })} what you would like to learn. Show up to three of them that you are there.`,
          };
        }
        return {
          title,
          lead: t`You don’t have to do anything. When a company writes, you’ll see it here, and by e-mail unless you have switched those off.`,
        };
      }
    }
  };
}
