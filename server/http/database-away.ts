/** That of PostgreSQL for one of two transactions that waited for each other: nothing of it was kept. */
const deadlockCode = '40P01';

/** Codes of Node for a server that can't be reached, and of PostgreSQL for one that is starting, stopping or full. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  deadlockCode,
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53100',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

const awayMessages =
  /connection terminated|connection ended|timeout exceeded when trying to connect|client has encountered a connection error/i;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

export const isDeadlock = (error: unknown): boolean => error instanceof Error && codeOf(error) === deadlockCode;

/** Whether an error says that the database is away or overloaded, so that the same request may succeed shortly. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return awayCodes.has(codeOf(error)) || awayMessages.test(error.message) || isDatabaseAway(error.cause);
}
