import { sql } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Database } from '../../server/db/client.ts';

/** A mail as it was made, with what it is. */
export interface MadeMail {
  readonly kind: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
}

/** From now on keeps each mail that is made: once it is sent, the product forgets its words. */
export async function keepMails({ kysely }: Database): Promise<void> {
  await sql`create table made_mails (at bigserial, kind text, locale text, subject text, html text)`.execute(kysely);
  await sql`create function keep_mail() returns trigger security definer language plpgsql as $$
    begin
      insert into made_mails (kind, locale, subject, html)
        values (new.kind, new.headers ->> 'locale', new.subject, new.html_body);
      return new;
    end $$`.execute(kysely);
  await sql`create trigger keep_mail after insert on mails for each row execute function keep_mail()`.execute(kysely);
  await sql`create function speak() returns trigger language plpgsql as $$
    begin
      new.locale := current_setting('mails.locale');
      return new;
    end $$`.execute(kysely);
  for (const table of ['users', 'legal_contacts', 'invitations'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`create trigger speak before insert on ${sql.table(table)} for each row execute function speak()`.execute(
      kysely,
    );
}

/** Whoever comes from now on reads this language. */
export const speakFromNowOn = ({ kysely }: Database, locale: Locale): Promise<unknown> =>
  sql`select set_config('mails.locale', ${locale}, false)`.execute(kysely);

export const keptMails = async ({ kysely }: Database): Promise<readonly MadeMail[]> =>
  (await sql<MadeMail>`select kind, locale, subject, html from made_mails order by at`.execute(kysely)).rows;
