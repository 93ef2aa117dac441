import type { Insertable } from 'kysely';
import type { EmailTemplatesTable } from '../email-templates/email-templates.tables.ts';

type Template = Pick<
  Insertable<EmailTemplatesTable>,
  'purpose' | 'name_de' | 'name_en' | 'subject_de' | 'subject_en' | 'body_de' | 'body_en'
>;

/** The templates every tenant begins with; each has the link its purpose requires (decisions, section 3). */
export const starterTemplates: readonly Template[] = [
  {
    purpose: 'ping',
    name_de: 'Erste Nachricht',
    name_en: 'First message',
    subject_de: 'Wir würden dich gern kennenlernen: {organization.name}',
    subject_en: 'We would like to meet you: {organization.name}',
    body_de: `Hallo {applicant.firstname},

du suchst eine Ausbildung, und wir von {organization.name} würden dich gern kennenlernen. Was wir dir anbieten, steht ganz oben. Unser Betrieb liegt im Umkreis von etwa {distance_km} km von dir.

Magst du uns kennenlernen? Sag uns hier Bescheid:
{response_link}

Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann ruft dich {employee.fullname} an und macht mit dir einen Termin aus. Ein Nein ist auch in Ordnung: Du musst es nicht begründen.

Viele Grüße
{employee.fullname}
{employee.position}, {organization.name}`,
    body_en: `Hello {applicant.firstname},

you are looking for an apprenticeship, and we at {organization.name} would like to meet you. What we offer stands at the top. Our company is within about {distance_km} km of you.

Would you like to meet us? Tell us here:
{response_link}

Only when you say yes do we get your name and contact details and see who recommends you. Then {employee.fullname} will call you and arrange a time. No is fine too: you need not give a reason.

Kind regards
{employee.fullname}
{employee.position}, {organization.name}`,
  },
  {
    purpose: 'ping',
    name_de: 'Schnuppertag anbieten',
    name_en: 'Invitation to a trial day',
    subject_de: 'Lust auf einen Tag bei {organization.name}?',
    subject_en: 'How about a day at {organization.name}?',
    body_de: `Hallo {applicant.firstname},

wie sich ein Beruf anfühlt, merkt man am besten vor Ort. Deshalb laden wir dich zu einem Tag bei {organization.name} ein. Um welchen Beruf es geht, steht ganz oben.

Möchtest du kommen? Hier kannst du Ja oder Nein sagen:
{response_link}

Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann ruft dich {employee.fullname} an, um den Tag zu planen.

Viele Grüße
{employee.fullname}, {organization.name}`,
    body_en: `Hello {applicant.firstname},

the best way to find out what a job is like is to be there. So we invite you to spend a day at {organization.name}. Which occupation it is about stands at the top.

Would you like to come? Here you can say yes or no:
{response_link}

Only when you say yes do we get your name and contact details and see who recommends you. Then {employee.fullname} will phone you to plan the day.

Kind regards
{employee.fullname}, {organization.name}`,
  },
  {
    purpose: 'recommendation',
    name_de: 'Empfehlung statt Absage',
    name_en: 'A recommendation instead of a rejection',
    subject_de: 'Deine Bewerbung bei {organization.name}, und wie es weitergehen kann',
    subject_en: 'Your application to {organization.name}, and how it can go on',
    body_de: `Hallo {applicant.firstname},

deine Bewerbung hat uns gefallen. Leider sind unsere Plätze in diesem Jahr schon vergeben. Andere Betriebe suchen aber noch, und denen empfehlen wir dich gern.

Über diesen Link kannst du dich bei {tenant.name} anmelden. Das kostet nichts und dauert fünf Minuten:
{registration_link}

Danach finden dich Betriebe aus der Region. Deinen Namen sehen sie erst, wenn du zustimmst.

Alles Gute für dich
{employee.fullname}, {organization.name}`,
    body_en: `Hello {applicant.firstname},

we liked your application. Sadly our places for this year are taken. Other companies are still looking, though, and we are glad to recommend you to them.

With this link you can register at {tenant.name}. It costs nothing and takes five minutes:
{registration_link}

After that, companies in the region can find you. They see your name only when you agree.

All the best
{employee.fullname}, {organization.name}`,
  },
  {
    purpose: 'invitation',
    name_de: 'Einladung an Kolleginnen und Kollegen',
    name_en: 'Invitation to colleagues',
    subject_de: 'Einladung zu {tenant.name}',
    subject_en: 'Invitation to {tenant.name}',
    body_de: `Guten Tag,

{organization.name} ist bei {tenant.name}: Dort empfehlen Betriebe einander gute Bewerber:innen. Bitte richten Sie sich über diesen Link Ihren Zugang ein:
{invitation_link}

Der Link gilt 14 Tage.

Freundliche Grüße
{employee.fullname}, {organization.name}`,
    body_en: `Hello,

{organization.name} is part of {tenant.name}, where companies recommend good applicants to each other. Please set up your account with this link:
{invitation_link}

The link is valid for 14 days.

Kind regards
{employee.fullname}, {organization.name}`,
  },
];
