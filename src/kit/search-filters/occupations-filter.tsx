import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { call } from '../../api/call.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';
import { SomeOfManyLater, type SomeOfManyProps } from '../some-of-many.tsx';
import { namedOccupations, rememberNames } from '../occupation-names.ts';

type FieldProps = SomeOfManyProps & {
  /** Nothing but occupations, where whole fields of them mean nothing. */
  readonly withoutFields?: boolean;
  /** These alone are offered. */
  readonly among?: readonly string[] | undefined;
};

/** The field with everything that it offers: heavier than a page of results, so fetched by those who use it. */
const fullField = later(async () => {
  const [{ OccupationsField }, { data }] = await Promise.all([
    import('../../forms/occupations/occupations-field.tsx'),
    call(listOccupations, {}),
    needCatalogs('forms'),
  ]);
  rememberNames(data);
  return ({ withoutFields = false, among, ...field }: FieldProps) => {
    const isOffered = ({ id, kind }: Occupation) =>
      (kind === 'occupation' || !withoutFields) && (among?.includes(id) ?? true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by what it holds
    const occupations = useMemo(() => data.filter(isOffered), [withoutFields, among?.join()]);
    return <OccupationsField {...field} occupations={occupations} />;
  };
});

/** Before a form that has the field, so that it stands there with it. */
export const fetchOccupationsFilter = (): Promise<unknown> => fullField.fetch();

/** Several occupations to look for. */
export function OccupationsFilter(field: Omit<FieldProps, 'early'>) {
  const { t } = useLingui();
  const count = field.values.length;
  return (
    <SomeOfManyLater
      part={fullField}
      field={field}
      chosen={namedOccupations(field.values)}
      unnamed={t`${plural(count, { one: '# occupation', other: '# occupations' })} chosen`}
    />
  );
}
