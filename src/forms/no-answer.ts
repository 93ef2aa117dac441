import { msg } from '@lingui/core/macro';
import type { FormError } from './form-error.ts';

export const noAnswer: FormError = { fields: {}, general: msg`We got no answer. Please try again.` };
