import { useLingui } from '@lingui/react';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import type { HelpArticle } from './help-article.ts';
import * as css from './help.css.ts';
import { localeOf } from '../../i18n/in-both.ts';

/** Questions that open their answers. The browser's own disclosure: its find-in-page opens them, too. */
export function Questions({
  articles,
  isOpen = false,
}: {
  articles: readonly HelpArticle[];
  isOpen?: boolean | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <ul className={css.questions}>
      {articles.map(({ id, question, answer, more }) => (
        <li key={id} className={css.item}>
          <details className={css.details} open={isOpen}>
            <summary className={css.question}>
              <span>{i18n._(question)}</span>
              <span className={css.arrow}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={css.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph.id}>{i18n._(paragraph)}</p>
              ))}
              {more ? (
                <p>
                  <TextLink href={more.href[localeOf(i18n)]}>{i18n._(more.label)}</TextLink>
                </p>
              ) : null}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
