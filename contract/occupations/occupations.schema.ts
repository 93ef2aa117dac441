import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** A recognised training occupation; its German name is its name in every language. */
export const occupationSchema = v.object({ id: idSchema, name: v.string() });
