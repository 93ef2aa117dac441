import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { BackTo, type BackLink } from './back-to.tsx';
import * as css from './form-page.css.ts';

export interface FormHeader extends Omit<PageHeaderProps, 'back'> {
  readonly back: BackLink;
}

/** A page that is a form: what it is for, then its fields in one column. */
export function FormPage({ children, back, ...header }: FormHeader & { children: ReactNode }) {
  return (
    <Stack gap={8}>
      <PageHeader {...header} back={<BackTo link={back} />} />
      <div className={css.form}>{children}</div>
    </Stack>
  );
}

/** The form while what it offers is being fetched; without a header where that comes from the record. */
export function FormPending({ header }: { header?: FormHeader }) {
  return (
    <PageSkeleton header={header && <PageHeader {...header} back={<BackTo link={header.back} />} />}>
      <div className={css.form}>
        <Stack gap={6}>
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="10rem" />
        </Stack>
      </div>
    </PageSkeleton>
  );
}
