import { listOccupations } from '../../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../../api/call.ts';
import { needCatalogs } from '../../../i18n/catalogs.ts';
import type { OneOfManyProps } from '../../../kit/one-of-many.tsx';
import { rememberNames } from '../../../kit/occupation-names.ts';
import { later } from '../../../ui/dialog/layer.ts';

/** With all occupations, which weigh more than the page. */
export const occupationFilter = later(async () => {
  const [{ OccupationFilter }, { data }] = await Promise.all([
    import('./occupation-filter.tsx'),
    call(listOccupations, {}),
    needCatalogs('forms'),
  ]);
  rememberNames(data);
  return (field: OneOfManyProps) => <OccupationFilter {...field} occupations={data} />;
});
