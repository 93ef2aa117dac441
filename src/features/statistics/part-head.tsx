import type { ReactElement, ReactNode } from 'react';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { FileButton } from '../../kit/desk/file-button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as css from './staff-dashboard.css.ts';

interface PartHeadProps {
  readonly id: string;
  readonly title: ReactNode;
  /** The tables behind its plots, where there are any. */
  readonly file?: { readonly of: Endpoint; readonly words: ReactElement } | undefined;
}

/** A part's heading, and its figures to take along. */
export function PartHead({ id, title, file }: PartHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={2} look="title" id={id}>
        {title}
      </Heading>
      {file && <FileButton of={file.of}>{file.words}</FileButton>}
    </div>
  );
}
