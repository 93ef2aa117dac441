import { type Kysely, sql } from 'kysely';

type Change = readonly [was: string, is: string];

const released: Change = [
  'Erst wenn du Ja sagst, sehen wir deinen Namen und deine Telefonnummer. Dann',
  'Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann',
];
const releasedEnglish: Change = [
  'Only when you say yes will we see your name and phone number. Then',
  'Only when you say yes do we get your name and contact details and see who recommends you. Then',
];

/** The texts that tenants began with, as 0004 left them, and what in them was not true. */
const defaults: readonly { column: 'body_de' | 'body_en'; text: string; changes: readonly Change[] }[] = [
  {
    column: 'body_de',
    text: `Hallo {applicant.firstname},

du suchst eine Ausbildung ({applicant.occupation}). Wir von {organization.name} haben noch einen Platz frei. Unser Betrieb liegt höchstens {distance_km} km von dir entfernt.

Magst du uns kennenlernen? Sag uns mit einem Klick Bescheid:
{response_link}

Erst wenn du Ja sagst, sehen wir deinen Namen und deine Telefonnummer. Dann ruft dich {employee.fullname} an und macht mit dir einen Termin aus. Ein Nein ist auch in Ordnung: Du musst es nicht begründen.

Viele Grüße
{employee.fullname}
{employee.position}, {organization.name}`,
    changes: [['Sag uns mit einem Klick Bescheid', 'Sag uns hier Bescheid'], released],
  },
  {
    column: 'body_en',
    text: `Hello {applicant.firstname},

you are looking for an apprenticeship ({applicant.occupation}). We at {organization.name} still have a place. Our company is at most {distance_km} km from you.

Would you like to meet us? One click tells us:
{response_link}

Only when you say yes will we see your name and phone number. Then {employee.fullname} will call you and arrange a time. No is fine too: you need not give a reason.

Kind regards
{employee.fullname}
{employee.position}, {organization.name}`,
    changes: [['One click tells us', 'Tell us here'], releasedEnglish],
  },
  {
    column: 'body_de',
    text: `Hallo {applicant.firstname},

wie sich ein Beruf anfühlt, merkt man am besten vor Ort. Deshalb laden wir dich zu einem Schnuppertag ein: {applicant.occupation} bei {organization.name}.

Möchtest du kommen? Hier kannst du Ja oder Nein sagen:
{response_link}

Bei einem Ja meldet sich {employee.fullname} telefonisch bei dir, um den Tag zu planen.

Viele Grüße
{employee.fullname}, {organization.name}`,
    changes: [
      [
        'Bei einem Ja meldet sich {employee.fullname} telefonisch bei dir, um',
        `${released[1]} ruft dich {employee.fullname} an, um`,
      ],
    ],
  },
  {
    column: 'body_en',
    text: `Hello {applicant.firstname},

the best way to find out what a job is like is to be there. So we invite you to a trial day: {applicant.occupation} at {organization.name}.

Would you like to come? Here you can say yes or no:
{response_link}

If it is a yes, {employee.fullname} will phone you to plan the day.

Kind regards
{employee.fullname}, {organization.name}`,
    changes: [['If it is a yes, {employee.fullname}', `${releasedEnglish[1]} {employee.fullname}`]],
  },
];

/** What nobody has edited is said as new tenants say it; a single changed letter keeps a text as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: tenants } = await sql<{ id: string }>`select id from tenants`.execute(db);
  // row-level security holds for the tables' owner as well, so it goes tenant by tenant
  for (const { id } of tenants) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await sql`select set_config('app.tenant_id', ${id}, true)`.execute(db);
    for (const { column, text, changes } of defaults) {
      const said = changes.reduce((words, [was, is]) => words.replace(was, is), text);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sql`update email_templates set ${sql.ref(column)} = ${said}, version = version + 1
        where tenant_id = ${id}::uuid and is_default and ${sql.ref(column)} = ${text}`.execute(db);
    }
  }
  await sql`select set_config('app.tenant_id', '', true)`.execute(db);
}
