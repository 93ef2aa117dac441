import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { ArticleName } from './article-names.ts';
import { articles } from './articles.ts';
import * as css from './meanwhile.css.ts';

export interface ArticleDrawerProps {
  readonly name: ArticleName | undefined;
  readonly title: string;
  readonly isUnderage: boolean;
  readonly onClose: () => void;
}

/** One article, beside the page; a sheet on a phone. */
export function ArticleDrawer({ name, title, isUnderage, onClose }: ArticleDrawerProps) {
  return (
    <Drawer title={title} namesPage isOpen={name !== undefined} onClose={onClose}>
      {name === undefined ? null : <Article name={name} isUnderage={isUnderage} />}
    </Drawer>
  );
}

function Article({ name, isUnderage }: { name: ArticleName; isUnderage: boolean }) {
  const { i18n } = useLingui();
  const { lead, parts, law } = articles[name];
  const reader = isUnderage ? 'underage' : 'adult';
  return (
    <Stack gap={6}>
      <Text look="lead">{i18n._(lead)}</Text>
      {parts
        .filter(({ only }) => only === undefined || only === reader)
        .map(({ title, text, points }) => (
          <Stack gap={2} key={(title ?? text)?.id}>
            {title === undefined ? null : <Heading level={3}>{i18n._(title)}</Heading>}
            {text === undefined ? null : <Text>{i18n._(text)}</Text>}
            {points === undefined ? null : (
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point.id}>{i18n._(point)}</li>
                ))}
              </ul>
            )}
          </Stack>
        ))}
      <Text look="small">
        {i18n._(law)} <Trans>As of November 2026; no legal advice for your own case.</Trans>
      </Text>
    </Stack>
  );
}
