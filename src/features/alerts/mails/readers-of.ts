import type { Alert } from '../../../../contract/alerts/alerts.schema.ts';

/** Whoever gets its mails. */
export const readersOf = ({ recipients }: Alert): Alert['recipients'] =>
  recipients.filter(({ opted_out }) => !opted_out);
