import * as v from 'valibot';
import { qrSchema } from '../kit/qr.ts';
import { timestampSchema } from '../kit/fields.ts';

/** How long the picture on the child's screen can be scanned and used, in minutes. */
export const reminderMinutes = 60;

export const reminderCodeSchema = v.object({ link: v.string(), qr: qrSchema, expires_at: timestampSchema });
export type ReminderCode = v.InferOutput<typeof reminderCodeSchema>;

/** All that whoever scans it learns. */
export const reminderSchema = v.object({
  /** Masked. */
  email: v.string(),
  /** When the mail may be sent again; null when not today. */
  resend_at: v.nullable(timestampSchema),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;
