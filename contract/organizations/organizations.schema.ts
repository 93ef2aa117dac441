import * as v from 'valibot';
import { usageTypeSchema } from '../users/me.schema.ts';

/** What an employee may change of the own organization. */
export const updateOrganizationSchema = v.strictObject({ usage_type: usageTypeSchema });
