import { type Kysely, sql } from 'kysely';

/** Colleagues tell each other who has kept or hidden somebody; of earlier marks nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_marks
    add column employee_id uuid,
    add foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete set null (employee_id)`.execute(
    db,
  );
  await sql`create index search_marks_employee on search_marks (tenant_id, employee_id)`.execute(db);
}
