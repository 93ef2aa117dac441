import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import {
  type LoadTemplatesResult,
  pingComposerMachine,
  type PreviewPingResult,
} from '../../../machines/pings/ping-composer.machine.ts';
import { template } from '../../../machines/pings/ping-composer.model.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { ComposerDrawer } from './composer-drawer.tsx';

const preview: PreviewPingResult = {
  kind: 'ok',
  preview: { subject: 'A place', body: 'Hello', locale: 'en', left_today: 3, match: { reasons: [] } } as never,
};

test('a message can be sent once it was read, and not before', async () => {
  const { promise, resolve } = Promise.withResolvers<PreviewPingResult>();
  const machine = pingComposerMachine.provide({
    actors: {
      loadTemplates: fromPromise<LoadTemplatesResult, void>(async () => ({
        kind: 'ok',
        templates: [{ ...template, name: { de: 'Erste', en: 'First' } } as never],
      })),
      previewPing: fromPromise<PreviewPingResult, PingInput>(() => promise),
    },
  });
  const actor = createActor(machine, { input: { handle: 'a1' } }).start();
  await showMember(<ComposerDrawer actor={actor} about="Ahorn 42" />);
  const send = () => screen.getByRole('button', { name: 'Send message' }) as HTMLButtonElement;
  expect([send().disabled, send().dataset['event']]).toEqual([true, 'ping.send']);
  await act(async () => resolve(preview));
  expect(send().disabled).toBe(false);
});
