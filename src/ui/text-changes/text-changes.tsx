import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../heading/heading.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { abridged } from './abridged.ts';
import { compared } from './compared.ts';
import * as css from './text-changes.css.ts';

/** What one text says otherwise than another, with a little of what stays around it. */
export function TextChanges({ from, to, lang }: { from: string; to: string; lang: string }) {
  const { t } = useLingui();
  const parts = compared(from, to);
  if (parts?.every(({ added, removed }) => !added && !removed))
    return (
      <Text look="small">
        <Trans>Nothing is different.</Trans>
      </Text>
    );
  if (parts === undefined)
    return (
      <Text look="small">
        <Trans>These are two different texts.</Trans>
      </Text>
    );
  return (
    <div className={css.changes} lang={lang} role="group" aria-label={t`What is different`}>
      {abridged(parts).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'added' ? (
          <ins key={key} className={css.added}>
            <span className={visuallyHidden}>{t`added:`} </span>
            {text}
          </ins>
        ) : (
          <del key={key} className={css.removed}>
            <span className={visuallyHidden}>{t`removed:`} </span>
            {text}
          </del>
        );
      })}
    </div>
  );
}
