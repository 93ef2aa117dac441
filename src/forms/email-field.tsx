import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { TextField, type TextFieldProps } from '../ui/text-field/text-field.tsx';
import * as css from './email-field.css.ts';
import { likelyDomain } from './likely-domain.ts';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'id' | 'spellCheck'> & {
  value: string;
  onChange: (value: string) => void;
  /** Always there, so that a suggestion in its place moves nothing below it. */
  help: ReactNode;
  /** An applicant types here. */
  isInformal?: boolean;
};

/** An e-mail address. A domain that is one slip from a common one is asked about once the field is left; nobody has to answer. */
export function EmailField({ help, isInformal = false, onBlur, onChange, ...field }: EmailFieldProps) {
  const id = useId();
  const [left, setLeft] = useState<string>();
  const meant = left === field.value ? likelyDomain(left) : undefined;
  const take = () => {
    onChange(`${field.value.slice(0, field.value.lastIndexOf('@'))}@${meant}`);
    document.getElementById(id)?.focus();
  };
  return (
    <TextField
      {...field}
      id={id}
      type="email"
      spellCheck={false}
      autoCapitalize="none"
      onChange={onChange}
      onBlur={() => {
        setLeft(field.value);
        onBlur?.();
      }}
      help={
        <span role="status">
          {meant === undefined ? (
            help
          ) : isInformal ? (
            <Trans context="informal">
              Did you mean <Take onTake={take}>{meant}</Take>?
            </Trans>
          ) : (
            <Trans>
              Did you mean <Take onTake={take}>{meant}</Take>?
            </Trans>
          )}
        </span>
      }
    />
  );
}

function Take({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.suggestion} onClick={onTake}>
      {children}
    </button>
  );
}
