import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import * as css from './applicant-dashboard.css.ts';
import { PingCard } from './ping-card.tsx';

/** Companies' messages, one below the other. */
export function Letters({ pings }: { pings: readonly ApplicantPing[] }) {
  return (
    <ul className={css.list}>
      {pings.map((ping) => (
        <PingCard key={ping.id} listed={ping} />
      ))}
    </ul>
  );
}
