import { Trans, useLingui } from '@lingui/react/macro';
import { type ToOptions, useNavigate } from '@tanstack/react-router';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import type { ReactNode } from 'react';
import type { RecordForm, ValuesOf, Written } from './fields.ts';
import { useBased, useGiven, whose } from '../given.ts';
import { useIsHere } from '../use-is-here.ts';
import { RecordFields } from './record-fields.tsx';

export interface NewRecordProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly offers: Offers;
  /** What stands in the fields already. */
  readonly begin?: Partial<ValuesOf<R>>;
  /** Names what is typed and not saved yet, where it isn't always the same beginning. */
  readonly draft?: string;
  /** What the button says, and what is said of a record that counts from now on. */
  readonly button: string;
  readonly done: string;
  /** The page of a record. */
  readonly page: (id: string) => ToOptions;
  readonly renderPreview?: (values: ValuesOf<R>) => ReactNode;
}

/** The form of a new record, which counts at once or is saved as a draft. Its page opens then. */
export function NewRecord<R extends Written, Offers>({
  of,
  offers,
  begin,
  draft = of.resource.name,
  button,
  done,
  page,
  renderPreview,
}: NewRecordProps<R, Offers>) {
  const { t } = useLingui();
  const { user } = useMe();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const based = useBased();
  const given = useGiven();
  return (
    <RecordFields
      of={of}
      offers={offers}
      renderPreview={renderPreview}
      values={{ ...of.empty, ...begin, ...(of.countsAtOnce && { status: 'active' }) }}
      draft={{ name: given === undefined ? draft : `${draft}.${given}`, userId: user.id }}
      submit={async (body) => {
        const answer: unknown = await call<Endpoint>(of.resource.create, {
          body: { ...body, ...whose(given) },
        });
        const { data } = answer as { data: { id: string; status?: string } };
        notify.show({
          tone: 'success',
          title: of.countsAtOnce && data.status === 'draft' ? t`The draft is saved` : done,
        });
        if (isHere()) await navigate(based(page(data.id)));
      }}
    >
      {({ isPending, setStatus }) => (
        <Row>
          <Button
            type="submit"
            isPending={isPending}
            onClick={() => (of.countsAtOnce ? setStatus('active') : undefined)}
          >
            {button}
          </Button>
          {of.countsAtOnce ? (
            <Button type="submit" variant="secondary" disabled={isPending} onClick={() => setStatus('draft')}>
              <Trans>Save as draft</Trans>
            </Button>
          ) : null}
        </Row>
      )}
    </RecordFields>
  );
}
