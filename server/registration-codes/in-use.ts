import { sql } from 'kysely';
import type { RegistrationCodeStatus } from '../../contract/registration-codes/registration-codes.schema.ts';

/** Active but past its last day or used up is expired, whether or not the tick has written it yet. */
export const statusAt = (now: Date) => sql<RegistrationCodeStatus>`
  case when registration_codes.status = 'active'
        and (registration_codes.valid_until <= ${now} or registration_codes.times_used >= registration_codes.max_uses)
       then 'expired' else registration_codes.status end`;
