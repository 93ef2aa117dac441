import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { checkBoundary, removeBoundary, storeBoundary } from '../../../contract/tenants/boundary.endpoints.ts';
import {
  type CheckedBoundary,
  longestBoundary,
  type Region,
  type StoredBoundary,
} from '../../../contract/tenants/boundary.schema.ts';
import { call } from '../../api/call.ts';
import { lastAsked } from '../../api/last-asked.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { type InPlace, PartForm } from '../../kit/part-form.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useOneCall } from '../../kit/use-one-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/file-field/file-button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { linesOf } from '../../ui/region-map/projection.ts';
import { RegionMap } from '../../ui/region-map/region-map.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './boundary.css.ts';
import { BoundaryFound } from './boundary-found.tsx';

const asGeoJson = (parts: readonly (string | Blob)[]) => new Blob([...parts], { type: 'application/geo+json' });

interface BoundaryFormProps extends InPlace {
  readonly id: string;
  readonly stored: StoredBoundary;
}

/** The tenant's region: as it is, and a new one from a text, read by the server and shown before it is saved. */
export function BoundaryForm({ id, stored, isAsked, onClose }: BoundaryFormProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/tenants');
  const { pending, formError, press } = useOneCall(async () => {});
  const chooser = useRef<HTMLInputElement>(null);
  const chooserId = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const [found, setFound] = useState<{ readonly of: Blob; readonly checked: CheckedBoundary }>();

  const [last] = useState(lastAsked);
  const check = async (of: Blob, query: { axes?: 'turned' } = {}) => {
    setFound(undefined);
    const isTooLarge = of.size > longestBoundary;
    setRefused(isTooLarge ? t`This is too large: 5 MB at most. Please export it with fewer points.` : undefined);
    // which is an answer as well: that to another file comes too late
    const checked = await last(async () =>
      isTooLarge ? undefined : call(checkBoundary, { params: { id }, query, file: of }),
    );
    if (checked) setFound({ of, checked: checked.data });
  };
  const save = async (region: Region) => {
    await call(storeBoundary, { params: { id }, file: asGeoJson([JSON.stringify(region)]) });
    await changed();
    notify.show({ tone: 'success', title: t`The boundary is saved` });
    onClose();
  };
  const putBack = async (region: Region) => {
    await call(storeBoundary, { params: { id }, file: asGeoJson([JSON.stringify(region)]) });
    await changed();
  };
  const remove = async (former: Region) => {
    await call(removeBoundary, { params: { id } });
    await changed();
    notify.show({
      tone: 'success',
      title: t`The boundary is removed`,
      // the form may be closed by then
      action: {
        label: t`Undo`,
        onSelect: () =>
          void putBack(former).catch(() =>
            notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` }),
          ),
      },
    });
  };
  /** What was found can be saved, or discarded. */
  const canSave = found !== undefined && !found.checked.refusal;
  const { region, towns } = stored;
  const named = towns.map(({ name }) => name).join(', ');
  return (
    <PartForm isAsked={isAsked}>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Boundary</Trans>
        </Heading>
        <Text>
          <Trans>
            Applicants see it as a line when they look for companies near by. It decides about nobody: who lives or
            trains beyond it is found as well.
          </Trans>
        </Text>
        <FormErrorBanner formError={formError} />
        {region && !found?.checked.region ? (
          <Stack gap={2}>
            <div className={css.one}>
              <RegionMap label={t`The region as it is now, with ${named}`} lines={linesOf(region)} towns={towns} />
            </div>
            <Row>
              <Button
                variant="quiet"
                hang="start"
                isPending={pending === 'remove'}
                onClick={() => press('remove', () => remove(region))}
              >
                <Trans>Remove boundary</Trans>
              </Button>
            </Row>
          </Stack>
        ) : null}
        <TextArea
          name="boundary"
          label={t`A new boundary, as GeoJSON`}
          help={t`Paste the text, or choose a file that ends in .geojson or .json. You see it before it is saved.`}
          rows={4}
          value={text}
          onChange={setText}
          errors={refused === undefined ? [] : [refused]}
        />
        <Row>
          <Button
            variant="secondary"
            size="compact"
            isPending={pending === 'check'}
            onClick={() => press('check', () => check(asGeoJson([text])))}
          >
            <Trans>Check the text</Trans>
          </Button>
          <FileButton
            id={chooserId}
            ref={chooser}
            accept=".geojson,.json,application/geo+json,application/json"
            aria-label={t`Choose a file`}
            onChange={({ currentTarget: { files } }) => {
              const [file] = files ?? [];
              if (file) press('file', () => check(asGeoJson([file])));
              // so that the same file can be chosen once more
              if (chooser.current) chooser.current.value = '';
            }}
          >
            <Trans>Choose a file</Trans>
          </FileButton>
        </Row>
        <div role="status" className={css.found}>
          {found ? (
            <BoundaryFound
              stored={stored}
              checked={found.checked}
              pending={pending}
              onTurn={() => press('turn', () => check(found.of, { axes: 'turned' }))}
              onSave={(made) => press('save', () => save(made))}
              onDiscard={() => setFound(undefined)}
            />
          ) : null}
        </div>
        {canSave ? null : (
          <Row>
            <Button variant="quiet" hang="start" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </PartForm>
  );
}
