import * as v from 'valibot';

/** What becomes of what somebody has here, should an administrator delete the account; counted. */
export const employeeDeletionSchema = v.object({
  /** By name, who reads the answers from then on: the colleague who has been there longest; null where nobody is left. */
  heir: v.nullable(v.string()),
  /** Ended at once. */
  ends: v.object({
    sessions: v.number(),
    /** Messages that nobody has received yet. */
    unsent_messages: v.number(),
    /** Those that nobody has answered yet, where no colleague is left. */
    open_messages: v.number(),
    invitations: v.number(),
    /** Alerts that tell nobody else: they rest. */
    alerts: v.number(),
  }),
  /** Whose they are from then on, the heir's; where nobody is left, they stay the company's, without a name. */
  messages: v.number(),
  /** Made by them, and the company's: it keeps them. */
  stays: v.object({
    alerts: v.number(),
    codes: v.number(),
    email_templates: v.number(),
    profiles: v.number(),
  }),
});
export type EmployeeDeletion = v.InferOutput<typeof employeeDeletionSchema>;
