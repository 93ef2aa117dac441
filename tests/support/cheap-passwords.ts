import { passwordCost } from '../../server/authentication/passwords.ts';

/** Half of a test run's time went into hashes that nobody attacks: the least that Argon2 knows. */
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });
