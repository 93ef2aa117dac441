import type { ReactNode } from 'react';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { ChangeablePart } from '../../kit/changeable-part.tsx';
import type { InPlace } from '../../kit/part-form.tsx';
import type { Later } from '../../ui/dialog/layer.ts';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { useDraftName } from './use-draft-name.ts';

/** What the form of one part of a company's details is given. */
export interface PartFormProps<Part extends string> extends InPlace {
  readonly part: Part;
  readonly organization: Organization;
}

interface OrganizationPartProps<Part extends string> {
  readonly part: NoInfer<Part>;
  /** The forms of all of its parts. */
  readonly form: Later<PartFormProps<Part>>;
  readonly organization: Organization;
  readonly title: string;
  /** What the button says that changes it. */
  readonly change: string;
  readonly isMissing?: boolean;
  /** What belongs to it and isn't changed here. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a company's details to be read, and changed where it stands. */
export function OrganizationPart<Part extends string>({
  part,
  form,
  organization,
  children,
  ...card
}: OrganizationPartProps<Part>) {
  const name = useDraftName()(part, organization.id);
  return (
    <ChangeablePart form={form} given={{ part, organization }} draft={{ name, stored: organization }} {...card}>
      <FactList>{children}</FactList>
    </ChangeablePart>
  );
}
