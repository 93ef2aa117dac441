import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DefaultTemplate } from '../../../../contract/email-templates/defaults.schema.ts';
import type { Refused } from '../../../../machines/kit/results.ts';
import type { FormHandle } from '../../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../../kit/fields/stored-record.tsx';
import { type InPlace, PartForm } from '../../../kit/part-form.tsx';
import { Preview } from '../preview.tsx';
import { defaultTemplateForm } from './default-template-form.ts';
import { example } from './default-template-example.ts';

/** Nothing to begin with: what is stored is no beginning that another purpose may replace. */
const offers = { beginnings: [] };

export interface EditorProps {
  readonly template: DefaultTemplate;
  readonly handle: RefObject<FormHandle | null>;
  /** What it was opened for: it lacks this. */
  readonly lacks: Refused['errors'] | undefined;
}

/** The form of a template, with what becomes of it beside it. */
export function TemplateEditor({ template, handle, lacks, isAsked, onClose }: EditorProps & InPlace) {
  const say = useEffectEvent(() => (lacks ? handle.current?.refuse(lacks) : undefined));
  useEffect(() => say(), []);
  return (
    <PartForm isAsked={isAsked}>
      <StoredRecord
        of={defaultTemplateForm}
        record={template}
        offers={offers}
        handle={handle}
        onClose={onClose}
        renderPreview={(held) => <Preview values={{ ...held, profile_id: null }} id={template.id} {...example} />}
      />
    </PartForm>
  );
}
