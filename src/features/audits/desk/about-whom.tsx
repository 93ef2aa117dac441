import { useLingui } from '@lingui/react/macro';
import { useListQuery } from '../../../kit/list-page.tsx';
import * as chip from '../../../ui/combobox/combobox.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Whom the address narrows the log to: `name` is null of who is there and hasn't said it. */
export interface AboutWhom {
  readonly by: 'person_id' | 'organization_id';
  readonly isGone: boolean;
  readonly name: string | null;
}

/** The people and companies whose pages have led here; each goes with one touch. */
export function AboutThem({ of }: { readonly of: readonly AboutWhom[] }) {
  const { t } = useLingui();
  const { ask } = useListQuery();
  if (of.length === 0) return null;
  const wordsFor = ({ by, isGone, name }: AboutWhom): string => {
    if (name !== null) return name;
    if (by === 'organization_id') return isGone ? t`Deleted company` : t`This company`;
    return isGone ? t`Deleted account` : t`This person`;
  };
  return (
    <ul className={chip.chips} aria-label={t`Set filters`}>
      {of.map((one) => {
        const words = wordsFor(one);
        return (
          <li key={one.by} className={chip.chip}>
            <span>{words}</span>
            <button
              type="button"
              className={chip.remove}
              aria-label={t`Remove ${words}`}
              onClick={() => ask({ [one.by]: undefined, page: undefined })}
            >
              <Icon name="cross" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
