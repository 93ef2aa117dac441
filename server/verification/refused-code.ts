import type { ErrorCode } from '../../contract/kit/errors.ts';
import { Failure } from '../http/failure.ts';

/** Why a code isn't taken; what was counted stays counted. */
export const refused = (code: ErrorCode, triesLeft = 0): Failure =>
  new Failure(code, {
    keep: true,
    meta: { tries_left: triesLeft },
    ...(code === 'code_wrong' ? { errors: { code: [{ rule: 'code_wrong' as const }] } } : {}),
  });
