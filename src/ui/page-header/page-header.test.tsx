import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { PageHeader } from './page-header.tsx';

test('its title is the page’s first heading, and takes the focus from a script', () => {
  const title = createRef<HTMLHeadingElement>();
  show(
    <PageHeader title="Whom you refer" titleRef={title} lead="A code tells us." actions={<button>Create</button>} />,
  );
  title.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Whom you refer' }));
  expect(screen.getByRole('button', { name: 'Create' })).toBeDefined();
});

test('the way back comes before the title, its status after it', () => {
  show(<PageHeader title="Fair" back={<a href="#codes">All codes</a>} status={<em>Active</em>} />);
  const order = [screen.getByRole('link'), screen.getByRole('heading'), screen.getByText('Active')];
  for (const [index, next] of order.slice(1).entries()) {
    expect(order[index]!.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
