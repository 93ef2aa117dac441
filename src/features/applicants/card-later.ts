import { createElement } from 'react';
import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';
import type { CardEditorProps } from './card-editor.tsx';

/** The fields of the card, with all that can be chosen: for those who press a pencil. */
export const cardEditor = later(async () => {
  const [{ CardEditor }, { data: occupations }, { data: graduationTypes }] = await Promise.all([
    import('./card-editor.tsx'),
    call(listOccupations, {}),
    call(listGraduationTypes, {}),
    needCatalogs('forms', 'applicants-later'),
  ]);
  return (props: Omit<CardEditorProps, 'occupations' | 'graduationTypes'>) =>
    createElement(CardEditor, { ...props, occupations, graduationTypes });
});
