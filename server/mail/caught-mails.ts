import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { newId } from '../db/ids.ts';

const caughtMailSchema = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  /** ISO 8601 by the server's clock. */
  created_at: v.string(),
});
export type CaughtMail = v.InferOutput<typeof caughtMailSchema>;

export interface CaughtMails {
  add(mail: Omit<CaughtMail, 'id' | 'created_at'>): void;
  /** Newest first; with `to` only those for this address, whatever its case. */
  list(to?: string): readonly CaughtMail[];
}

/** More than anyone looks at; older ones go. */
const most = 500;

/**
 * Caught mails, the last 500. With a file (JSON lines) they outlive a restart; a line cut off by a crash is skipped.
 */
export function openCaughtMails({ clock, file }: { clock: Clock; file?: string }): CaughtMails {
  let mails = file === undefined ? [] : readMails(file);
  let written = mails.length;
  const keep = (kept: CaughtMail, path: string): void => {
    written += 1;
    if (written <= 2 * most) return appendFileSync(path, asLine(kept));
    written = mails.length;
    return writeFileSync(path, mails.map(asLine).join(''));
  };
  return {
    add: (mail) => {
      const kept: CaughtMail = { id: newId(clock), ...mail, created_at: clock.now().toISOString() };
      mails = [...mails, kept].slice(-most);
      if (file !== undefined) keep(kept, file);
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()).toReversed(),
  };
}

const asLine = (mail: CaughtMail): string => `${JSON.stringify(mail)}\n`;

function readMails(file: string): CaughtMail[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const mails = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parseLine(line))
    .slice(-most);
  writeFileSync(file, mails.map(asLine).join(''));
  return mails;
}

function parseLine(line: string): CaughtMail[] {
  try {
    const parsed = v.safeParse(caughtMailSchema, JSON.parse(line));
    return parsed.success ? [parsed.output] : [];
  } catch {
    return [];
  }
}
