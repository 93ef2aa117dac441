import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { StreetOrigin, StreetSuggestion } from '../../contract/addresses/addresses.schema.ts';
import type { Clock } from '../clock.ts';
import type { StreetSource } from '../config.ts';
import { placeInstead } from '../geo/geo.service.ts';
import { postcodes } from '../geo/places.ts';
import { type FoundComponents, mostAsked, type StreetQuestion, streetServices } from './street-services.ts';

export interface Streets {
  readonly origin: StreetOrigin;
  /** Suggestions for what was typed; none where the service is slow, fails or answers nonsense. Never throws. */
  suggest(question: StreetQuestion, asker: string): Promise<readonly StreetSuggestion[]>;
}

interface StreetParts {
  readonly source: StreetSource;
  readonly clock: Clock;
  readonly logger?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** How much of a service is borne, in milliseconds, bytes and requests at a time. */
const patience = 1_200;
const mostBytes = 100_000;
const mostAtOnce = 8;
/** After so many failures in a row nobody asks for a while. */
const failuresBorne = 3;
const restMs = 30_000;
/** What the same asker asked a moment ago isn't asked again; of others' questions nobody learns by how soon the answer comes. */
const keptMs = 5 * 60_000;
const mostKept = 500;
const mostSuggested = 6;

/** A server of the settings' choice that knows streets. What is typed goes there without a word of who types it. */
export function openStreets({ source, clock, logger }: StreetParts): Streets {
  const service = streetServices[source.service];
  const kept = new Map<string, { readonly at: number; readonly found: readonly StreetSuggestion[] }>();
  let underWay = 0;
  let failures = 0;
  let restsUntil = 0;

  const ask = async (question: StreetQuestion): Promise<readonly StreetSuggestion[]> => {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(service.ask(question, source.url, source.key), { signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return suggestionsOf(service.components, v.parse(service.list, JSON.parse(await bounded(response))));
  };

  return {
    origin: service.origin,
    suggest: async (question, asker) => {
      const now = clock.now().getTime();
      const key = `${asker}\n${`${question.query}\n${question.place}`.toLowerCase()}`;
      const known = kept.get(key);
      if (known && now - known.at < keptMs) return known.found;
      if (underWay >= mostAtOnce || now < restsUntil) return [];
      underWay += 1;
      try {
        const found = await ask(question);
        failures = 0;
        kept.delete(key);
        kept.set(key, { at: now, found });
        for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
        return found;
      } catch (error) {
        failures += 1;
        if (failures >= failuresBorne) {
          restsUntil = now + restMs;
          failures = 0;
          // the kind alone: an error's sentence may quote the address, and with it what was typed
          const reason = error instanceof Error ? error.name : 'unknown';
          logger?.warn(
            { service: source.service, reason },
            'Streets are typed for now: their service does not answer.',
          );
        }
        return [];
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** The body, as far as it is borne. @throws Error beyond that */
async function bounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new RangeError('too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What looks like a number of a house: 12, 12 a, 3-5, 7/2. */
const houseNumber = /^\d{1,4} ?[a-z]?(?:[-/–]\d{1,4} ?[a-z]?)?$/i;

/** Of what a service found, German addresses that can be true: with a postcode there is, and a town that it may have. */
function suggestionsOf(
  components: v.GenericSchema<unknown, FoundComponents>,
  list: readonly unknown[],
): readonly StreetSuggestion[] {
  const found = list.slice(0, mostAsked).flatMap((entry) => {
    const read = v.safeParse(components, entry);
    if (!read.success) return [];
    const { street, number, postcode = '', city, country } = read.output;
    if (street === undefined || country?.toUpperCase() !== 'DE' || !postcodes.has(postcode)) return [];
    const town = city ?? postcodes.get(postcode)?.place ?? '';
    if (placeInstead({ postcode, city: town, country: 'DE' }) !== undefined) return [];
    const house = number !== undefined && houseNumber.test(number) ? number : null;
    return { street, number: house, postcode, city: town, country: 'DE' as const };
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, mostSuggested);
}
