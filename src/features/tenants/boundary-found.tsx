import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckedBoundary, Region, StoredBoundary } from '../../../contract/tenants/boundary.schema.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { linesOf } from '../../ui/region-map/projection.ts';
import { RegionMap } from '../../ui/region-map/region-map.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './boundary.css.ts';
import { refusalSentence, repairSentence } from './boundary-words.ts';

export interface FoundProps {
  readonly stored: StoredBoundary;
  readonly checked: CheckedBoundary;
  /** what is under way, by its name */
  readonly pending: string | undefined;
  readonly onTurn: () => void;
  readonly onSave: (region: Region) => void;
  readonly onDiscard: () => void;
}

/** What was found in a text: why it is no boundary, or what would be stored, beside what is. */
export function BoundaryFound({ stored, checked, pending, onTurn, onSave, onDiscard }: FoundProps) {
  const { t, i18n } = useLingui();
  const { region, towns, refusal, repairs } = checked;
  const points = i18n.number(checked.positions);
  const named = towns.map(({ name }) => name).join(', ');
  if (refusal) {
    return (
      <Stack gap={4}>
        <Banner
          tone="danger"
          announce="silent"
          action={
            refusal.kind === 'axes' ? (
              <Button variant="secondary" size="compact" isPending={pending === 'turn'} onClick={onTurn}>
                <Trans>Swap north and east</Trans>
              </Button>
            ) : undefined
          }
        >
          {refusalSentence(refusal, i18n)}
        </Banner>
        {region ? (
          <div className={css.one}>
            <RegionMap
              label={t`Where the line is wrong`}
              lines={linesOf(region)}
              towns={towns}
              mark={refusal.at ?? undefined}
            />
          </div>
        ) : null}
      </Stack>
    );
  }
  if (!region) return null;
  const former = linesOf(stored.region);
  return (
    <Stack gap={4}>
      <Heading level={3} look="label">
        <Trans>This is what would be saved</Trans>
      </Heading>
      <div className={css.pair}>
        {stored.region ? (
          <figure className={css.figure}>
            <RegionMap
              label={t`The region as it is now`}
              lines={former}
              former={linesOf(region)}
              towns={stored.towns}
            />
            <figcaption>
              <Trans>As it is now</Trans>
            </figcaption>
          </figure>
        ) : null}
        <figure className={css.figure}>
          <RegionMap label={t`The new region, with ${named}`} lines={linesOf(region)} former={former} towns={towns} />
          <figcaption>{stored.region ? <Trans>As it would be</Trans> : <Trans>The region</Trans>}</figcaption>
        </figure>
      </div>
      {repairs.length === 0 ? (
        <Text>
          <Trans>It is drawn as it stands in the file, with {points} points.</Trans>
        </Text>
      ) : (
        <div>
          <Text>
            <Trans>This was put right, and {points} points are left:</Trans>
          </Text>
          <ul className={css.repairs}>
            {repairs.map((repair) => (
              <li key={repair.kind}>{i18n._(repairSentence(repair))}</li>
            ))}
          </ul>
        </div>
      )}
      <Row>
        <Button isPending={pending === 'save'} onClick={() => onSave(region)}>
          <Trans>Save boundary</Trans>
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
