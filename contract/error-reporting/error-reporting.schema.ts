import * as v from 'valibot';
import { errorCodes } from '../kit/errors.ts';

/** Where in the browser's program a defect came to light. */
export const errorSources = ['window', 'promise'] as const;

/** A file of the program, by its address below this origin. */
const programFile = v.pipe(v.string(), v.maxLength(120), v.regex(/^\/assets\/[\w.-]+\.js$/));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/**
 * A defect of the browser's program: what is needed to find it, and nothing of whom it happened to. Names, typed text,
 * ids and addresses have no place in it.
 */
export const browserErrorSchema = v.strictObject({
  source: v.picklist(errorSources),
  /** The name of its class. */
  kind: v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Z]\w*(?:Error|Exception)$|^Error$/)),
  /** What the API answered, where it answered what it must not; or React's number of a sentence it leaves out. */
  code: v.nullable(
    v.union([
      v.picklist([...errorCodes, 'network', 'invalid_answer']),
      v.pipe(v.string(), v.maxLength(10), v.regex(/^react-\d+$/)),
    ]),
  ),
  /** Its sentence in plain words (`plainWords`). */
  message: v.pipe(v.string(), v.maxLength(200)),
  /** Lines of the program's own files, the innermost first. */
  frames: v.pipe(
    v.array(v.strictObject({ file: programFile, line: place, column: place })),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** Which program it was: the file that starts it, which is named by what is in it. */
  program: v.nullable(programFile),
  /** The page's route name, never its address. */
  page: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z.-]*$/))),
});
export type BrowserError = v.InferOutput<typeof browserErrorSchema>;
