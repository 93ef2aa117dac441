import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { personFound as result } from '../../../tests/support/a-person-found.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { drawerLayer } from '../../ui/drawer/drawer.tsx';
import { PersonPanel } from './person-panel.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

function Panel({ of }: { of: SearchResult }) {
  const selection = useSelection({ rows: [of], list: undefined, current: (same) => same, sent: undefined });
  const nothing = () => {};
  return (
    <>
      <SelectionBar selection={selection} onContact={nothing} />
      <PersonPanel
        isBeside={false}
        result={of}
        graduation={undefined}
        several={1}
        position={{ number: 1, of: 1, isMore: false }}
        status={null}
        unavailable={null}
        history={null}
        onUndo={undefined}
        onMove={nothing}
        onContact={nothing}
        onMark={nothing}
        isSelected={selection.handles.includes(of.handle)}
        onSelect={() => selection.toggle(of)}
        onClose={nothing}
        renderComposer={() => null}
        isComposing={false}
        takesFocus={() => false}
      />
    </>
  );
}

async function showPanel(of: SearchResult) {
  await drawerLayer.fetch();
  const { user } = await showMember(<Panel of={of} />);
  return { user, panel: within(screen.getByRole('dialog')) };
}

test('where it has the whole window, somebody is chosen there for a message to several', async () => {
  const { user, panel } = await showPanel(result);
  await user.click(panel.getByRole('button', { name: 'Select' }));
  expect(screen.getByText('One selected')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Do not select' }));
  expect(screen.queryByText('One selected')).toBeNull();
});

test('whoever can’t be written to isn’t chosen there either', async () => {
  const { panel } = await showPanel({ ...result, availability: 'unavailable', unavailable_reason: 'ping_open' });
  expect(panel.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('what a yes opens is said until there is one', async () => {
  const says = /once they say yes/;
  const { panel } = await showPanel(result);
  expect(panel.getByText(says)).toBeTruthy();
  cleanup();
  const latest_ping = { status: 'accepted' } as SearchResult['latest_ping'];
  const { panel: after } = await showPanel({ ...result, latest_ping, availability: 'unavailable' });
  expect(after.queryByText(says)).toBeNull();
});
