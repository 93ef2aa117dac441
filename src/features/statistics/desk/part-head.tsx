import type { ReactElement, ReactNode } from 'react';
import type { Endpoint } from '../../../../contract/kit/endpoint.ts';
import { FileButton } from '../../../kit/desk/file-button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { Days } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';

interface PartHeadProps {
  readonly id: string;
  readonly title: ReactNode;
  /** The tables behind its plots, where there are any. */
  readonly file?: { readonly of: Endpoint; readonly words: ReactElement; readonly days: Days } | undefined;
}

/** A part's heading, and its figures to take along. */
export function PartHead({ id, title, file }: PartHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={2} look="title" id={id}>
        {title}
      </Heading>
      {file && (
        <div className={css.onScreen}>
          <FileButton of={file.of} {...(file.days && { query: { filter: file.days } })}>
            {file.words}
          </FileButton>
        </div>
      )}
    </div>
  );
}
