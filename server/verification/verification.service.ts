import type { VerificationState } from '../../contract/authentication/authentication.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Config } from '../config.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { guessesLeft } from './address-guesses.ts';
import { hashCode, randomCode, unmatchableHash } from './code-hash.ts';
import { alreadyRegisteredMail, verificationCodeMail } from './verification.mails.ts';
import { verificationLimits } from './verification-limits.ts';
import {
  findWaiting,
  insertCode,
  type LockedUser,
  ownerOf,
  recentCodes,
  renewCode,
} from './verification.repository.ts';
import { stateOf } from './verification.state.ts';

/** Where and when a code is sent. */
export interface Sending {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly config: Config;
  /** Where it was asked for. */
  readonly network: string;
  readonly now: Date;
}

type Addressee = Pick<LockedUser, 'id' | 'type' | 'firstname' | 'lastname' | 'email' | 'email_key' | 'locale'>;

/**
 * Sends a new code and voids the old one. Where the address already has a verified owner, the owner is told so
 * instead, and the code that is stored fits no digits; the caller can't tell the two apart.
 */
export async function sendCode(sending: Sending, user: Addressee): Promise<void> {
  const { tx, tenant, config, network, now } = sending;
  const owner = await ownerOf(tx, user.email_key);
  const code = randomCode();
  await insertCode(tx, { user_id: user.id, hash: owner ? unmatchableHash() : hashCode(user.id, code), now });
  const message = owner
    ? {
        kind: 'already_registered' as const,
        locale: owner.locale,
        message: alreadyRegisteredMail(owner.locale, { owner, tenant, config }),
      }
    : {
        kind: 'verification_code' as const,
        locale: user.locale,
        message: verificationCodeMail(user.locale, { user, tenant, code }),
      };
  const reader = owner ?? user;
  await queueMail(tx, {
    ...message,
    to: { name: `${reader.firstname} ${reader.lastname}`, address: reader.email },
    tenant,
    subject_id: user.id,
    // a code has ten minutes, news of a registration a day
    valid_until: new Date(now.getTime() + (owner ? verificationLimits.day : verificationLimits.validFor)),
    origin: network,
    now,
  });
}

/**
 * Makes the mail anew that waited for longer than its code would have held: the same code row with other digits, so
 * tries stay counted. Nothing is sent where the code was used, voided or guessed at too often, or is asked for no more.
 */
export const makeCodeMail: Maker = async (tx, userId, tenant, now) => {
  const user = await findWaiting(tx, userId);
  if (!user || (await ownerOf(tx, user.email_key))) return undefined;
  const code = randomCode();
  if (!(await renewCode(tx, { user_id: userId, hash: hashCode(userId, code), now }))) return undefined;
  return {
    message: verificationCodeMail(user.locale, { user, tenant, code }),
    valid_until: new Date(now.getTime() + verificationLimits.validFor),
    address: user.email,
  };
};

export async function readState(
  tx: TenantTx,
  user: Pick<LockedUser, 'id' | 'email'>,
  network: string,
  now: Date,
): Promise<VerificationState> {
  const left = await guessesLeft(tx, { email: user.email, network }, now);
  return stateOf(user.email, await recentCodes(tx, user.id, now), left, now);
}
