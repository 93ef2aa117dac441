import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PreviewInput } from '../../../contract/pings/pings.schema.ts';
import { pingComposerMachine } from '../../../machines/pings/ping-composer.machine.ts';
import type { LoadTemplatesResult, PreviewPingResult } from '../../../machines/pings/ping-composer.types.ts';
import { loaded, oneTarget, template, wholeDraft } from '../../../machines/pings/ping-composer.model.ts';
import { preview } from '../../../tests/support/messages.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { ComposerDrawer } from './composer-drawer.tsx';

const result: PreviewPingResult = { kind: 'ok', preview };

test('a message can be sent once it was read, and not before', async () => {
  const { promise, resolve } = Promise.withResolvers<PreviewPingResult>();
  const machine = pingComposerMachine.provide({
    actors: {
      loadTemplates: fromPromise<LoadTemplatesResult, void>(async () => ({
        ...(loaded as unknown as Extract<LoadTemplatesResult, { kind: 'ok' }>),
        templates: [{ ...template, name: { de: 'Erste', en: 'First' } } as never],
      })),
      previewPing: fromPromise<PreviewPingResult, PreviewInput>(() => promise),
    },
  });
  const actor = createActor(machine, { input: { target: oneTarget, draft: wholeDraft } }).start();
  await showMember(<ComposerDrawer actor={actor} about="Ahorn 42" occupations={[]} isNamed />);
  const send = () => screen.getByRole('button', { name: 'Send message' }) as HTMLButtonElement;
  expect([send().disabled, send().dataset['event']]).toEqual([true, 'ping.send']);
  await act(async () => resolve(result));
  expect(send().disabled).toBe(false);
});
