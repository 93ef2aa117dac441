import { Trans, useLingui } from '@lingui/react/macro';
import type { NearByOrganization, NearByPage } from '../../../contract/near-by/near-by.schema.ts';
import { bandsKm } from '../../../contract/search/bands.ts';
import { useTenant } from '../../api/tenant.ts';
import { CompanyMark } from '../../ui/company-mark/company-mark.tsx';
import { readableTowns, type Spot, spotOnRing } from '../../ui/region-map/labels.ts';
import { directionOf, kmTo, offsetFrom, type Offset, pathOf } from '../../ui/region-map/projection.ts';
import { useWidth } from '../../ui/region-map/use-width.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import { directionWords } from './near-by-words.ts';
import * as css from './rings.css.ts';
import { spread } from './spread.ts';
import { useBoundary } from './use-boundary.ts';

export interface RingsProps {
  readonly companies: readonly NearByOrganization[];
  readonly home: NonNullable<NearByPage['meta']['home']>;
  readonly towns: NonNullable<NearByPage['meta']['towns']>;
  readonly radius: number;
  readonly active: string | undefined;
  readonly onActive: (id: string | undefined) => void;
  readonly onOpen: (id: string) => void;
}

/** Half of the picture's side in parts of the radius: the compass stands around the outermost ring. */
const reach = 1.16;
/** In pixels: how wide the picture is until it has been measured, and how far apart markers stand. */
const [usual, target] = [600, 46];

/** Companies by distance and direction: rings around the reader, drawn by ourselves. The list does all that this does. */
export function Rings({ companies, home, towns, radius, active, onActive, onOpen }: RingsProps) {
  const { t, i18n } = useLingui();
  const { ref, width } = useWidth(usual);
  const boundary = useBoundary();
  const offset = offsetFrom(home);
  const tenant = useTenant()?.name ?? '';
  const isBounded = boundary.some((line) => kmTo(line.map(offset)) < radius * reach);
  const spotOf = ([east, north]: Offset): Spot => [
    0.5 + east / radius / (2 * reach),
    0.5 - north / radius / (2 * reach),
  ];
  const placed = companies.flatMap((company) => (company.place ? [{ company, at: offset(company.place) }] : []));
  const truly = placed.map(({ at }) => spotOf(at));
  const [, ...shown] = spread([[0.5, 0.5], ...truly], target / width);
  const circles = bandsKm.filter((band) => band <= radius && band >= radius / 5);
  const compass: readonly (readonly [string, Spot])[] = [
    [t`N`, [0.5, 0.03]],
    [t`E`, [0.97, 0.5]],
    [t`S`, [0.5, 0.97]],
    [t`W`, [0.03, 0.5]],
  ];
  // a small picture pushes markers out to where a letter would stand: the others still tell the directions
  const letters = compass.filter(
    ([, [x, y]]) => !shown.some((marker) => Math.hypot(marker[0] - x, marker[1] - y) * width < target),
  );
  const standing: readonly Spot[] = [[0.5, 0.5], ...letters.map(([, spot]) => spot), ...shown];
  const distances = circles.flatMap((band) => {
    const spot = spotOnRing(band / radius / (2 * reach), standing, width);
    return spot ? [{ band, spot }] : [];
  });
  const taken = [...standing, ...distances.map(({ spot }) => spot)];
  const named = readableTowns(
    towns.map(({ name, ...place }) => ({ name, spot: spotOf(offset(place)) })),
    taken,
    width,
  );
  return (
    <div>
      <div ref={ref} className={css.picture} role="group" aria-label={t`Companies by distance and direction`}>
        <svg className={css.drawing} viewBox="0 0 1 1" aria-hidden="true">
          {circles.map((band) => (
            <circle key={band} className={css.ring} cx={0.5} cy={0.5} r={band / radius / (2 * reach)} />
          ))}
          <path
            className={css.cross}
            d={`M.5 ${0.5 - 0.5 / reach}V${0.5 + 0.5 / reach}M${0.5 - 0.5 / reach} .5H${0.5 + 0.5 / reach}`}
          />
          {boundary
            .map((line) => pathOf(line.map((place) => spotOf(offset(place)))))
            .map((d) => (
              <path key={d} className={css.boundary} d={d} />
            ))}
          {shown.map(([x, y], n) => {
            const [tx, ty] = truly[n] ?? [x, y];
            return Math.hypot(x - tx, y - ty) * width > target / 4 ? (
              <path key={placed[n]?.company.id} className={css.leader} d={`M${tx} ${ty}L${x} ${y}`} />
            ) : null;
          })}
        </svg>
        <div aria-hidden="true">
          {named.map(({ name, spot }) => (
            <span key={name} className={css.town} style={styleAt(spot)}>
              {name}
            </span>
          ))}
          {distances.map(({ band, spot }) => (
            <span key={band} className={css.distance} style={styleAt(spot)}>
              <Trans>{i18n.number(band)} km</Trans>
            </span>
          ))}
          {letters.map(([letter, spot]) => (
            <span key={letter} className={css.compass} style={styleAt(spot)}>
              {letter}
            </span>
          ))}
          <span className={css.home} style={styleAt([0.5, 0.5])}>
            <Trans context="in the middle">You</Trans>
          </span>
        </div>
        {placed.map(({ company: { id, profile, distance_km }, at }, n) => {
          const km = i18n.number(distance_km ?? 0);
          const direction = i18n._(directionWords[directionOf(at)]);
          const isActive = id === active;
          return (
            <button
              key={id}
              type="button"
              className={isActive ? css.activeMarker : css.marker}
              style={styleAt(shown[n] ?? [0.5, 0.5])}
              onPointerEnter={() => onActive(id)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(id)}
              onBlur={() => onActive(undefined)}
              onClick={() => onOpen(id)}
            >
              <CompanyMark name={profile.name} color={profile.color} logo={profile.logo?.url} size="small" />
              <span className={visuallyHidden}>{t`${profile.name}, ${km} km ${direction}`}</span>
              {isActive ? (
                <span className={css.name[sideOf(shown[n])]} aria-hidden="true">
                  {profile.name}
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      {isBounded ? (
        <p className={css.caption}>
          <svg className={css.sample} viewBox="0 0 32 8" aria-hidden="true">
            <path className={css.boundary} d="M0 4H32" />
          </svg>
          <Trans>Region of {tenant}</Trans>
        </p>
      ) : null}
    </div>
  );
}

const styleAt = ([x, y]: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A name is written towards the middle, so that it stays in the picture. */
const sideOf = (spot: Spot | undefined): keyof typeof css.name => ((spot?.[0] ?? 0) > 0.5 ? 'left' : 'right');
