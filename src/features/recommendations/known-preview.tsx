import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { beginningOf } from './beginning-of.ts';
import { nameOf } from './name-of.ts';
import { canBeKnown } from './recommendation-words.ts';
import * as css from './known-preview.css.ts';

/** What each of those chosen will read, and who stays as they are, with the reason. */
export function KnownPreview({ rows }: { readonly rows: readonly Recommendation[] }) {
  const { t } = useLingui();
  const known = rows.filter(canBeKnown);
  const others = rows.filter((row) => !canBeKnown(row));
  return (
    // longer than a phone's window, and nothing else in it takes the keyboard that scrolls it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll what has the focus
    <div tabIndex={0} className={css.preview}>
      {known.length === 0 ? null : (
        <ul className={css.people}>
          {known.map((row) => {
            const beginning = beginningOf(row.note, 120);
            return (
              <li key={row.id}>
                <span className={css.person}>{nameOf(row)}</span>
                <span className={css.gets}>
                  {beginning === '' ? t`Reads that you recommend them; there is no note.` : t`Reads: “${beginning}”`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {others.length === 0 ? null : (
        <Stack gap={2}>
          {known.length === 0 ? null : (
            <Heading level={3} look="label">
              <Plural value={others.length} one="One stays as they are" other="# stay as they are" />
            </Heading>
          )}
          <ul className={css.people}>
            {others.map((row) => (
              <li key={row.id}>
                <span className={css.person}>{nameOf(row)}</span>
                <span className={css.gets}>
                  {row.status === 'accepted' ? (
                    <Trans>You recommend them already.</Trans>
                  ) : (
                    <Trans>The recommendation was taken back.</Trans>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}
