import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MailKind, mailLimits } from '../../server/mail/kinds.ts';
import { effects } from './journey/effects.ts';
import { layOut, stationIds, stationOf } from './journey/layout.ts';
import { mails } from './journey/mails.ts';
import { leadsTo } from './journey/statuses.ts';
import { ways } from './journey/ways.ts';
import { journeySection } from './journey.ts';
import { measure } from './measure.ts';
import { machineIds } from './places.ts';

const root = join(import.meta.dirname, '../..');
const kinds = Object.keys(mailLimits) as MailKind[];
const sources = globSync('server/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|kinds\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => /queueMail|mailApplicant|MailKind/.test(text));
const isSent = (kind: MailKind) => sources.some((text) => new RegExp(`kind: [^,;\\n]*'${kind}'`).test(text));

describe('mails', () => {
  it('that something sends stand on the map, and no other', () => {
    const shown = new Set(stationIds.flatMap((id) => stationOf(id).mails));
    expect(kinds.filter((kind) => shown.has(kind))).toEqual(kinds.filter(isSent));
    expect(shown.size).toBeGreaterThan(15);
  });

  it('that nothing sends are listed as to come', () => {
    expect(kinds.filter((kind) => mails[kind].isToCome)).toEqual(kinds.filter((kind) => !isSent(kind)));
  });
});

describe('effects', () => {
  it('move along the lifecycles by events these know', () => {
    const moves = effects.flatMap(({ chain }) => chain.filter((step) => typeof step !== 'string'));
    expect(moves.filter(([event, status]) => !leadsTo(event, status))).toEqual([]);
    expect(leadsTo('ping: accept', 'ping: declined')).toBe(false);
  });

  it('are each shown by a test that exists', () => {
    const isThere = ({ file, title }: { file: string; title: string }) =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/ \[S\d-\d\d\]/g, '')
        .includes(`'${title}'`);
    expect(effects.map(({ proof }) => proof).filter((proof) => !isThere(proof))).toEqual([]);
  });

  it('send mails of stations they touch', () => {
    for (const { cause, begins, arrives, mails: sent } of effects) {
      const here = [begins, ...arrives].flatMap((id): readonly MailKind[] => stationOf(id).mails);
      expect(
        sent.filter((kind) => !here.includes(kind)),
        cause.en,
      ).toEqual([]);
    }
  });
});

describe('the map', () => {
  it('leads from the two beginnings to every station but those for any time', () => {
    const reached = new Set(['code', 'invited']);
    for (const id of reached) for (const { from, to } of ways) if (from === id) reached.add(to);
    expect(stationIds.filter((id) => !reached.has(id))).toEqual(['password', 'deletion']);
  });

  it('shows every machine that people meet; what runs beside them has no place on a journey', () => {
    const shown = new Set(stationIds.flatMap((id) => stationOf(id).at.map((place) => place.replace(/:.*/, ''))));
    expect(machineIds.filter((id) => !shown.has(id))).toEqual(['chunkGuard', 'notification', 'tenant']);
  });

  it('has room for its words in both languages', () => {
    for (const locale of ['de', 'en'] as const) {
      const long = layOut(locale).boxes.flatMap(({ width, title, lines }) => [
        ...(measure(title, 16, true) > width - 28 ? [title] : []),
        ...lines.filter(({ text }) => measure(text, 13) > width - 28).map(({ text }) => text),
      ]);
      expect(long).toEqual([]);
    }
  });

  it('places no station on another', () => {
    const { boxes } = layOut('de');
    const overlap = boxes.filter((a) =>
      boxes.some((b) => a !== b && a.x === b.x && a.y < b.y + b.height && b.y < a.y + a.height),
    );
    expect(overlap).toEqual([]);
  });

  it('is the same each time', () => {
    expect(journeySection()).toEqual(journeySection());
  });
});
