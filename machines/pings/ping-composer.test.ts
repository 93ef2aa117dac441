import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PingInput } from '../../contract/pings/pings.schema.ts';
import { crashed, done, passed, walk } from '../kit/coverage.ts';
import {
  type LoadTemplatesResult,
  pingComposerMachine,
  type PreviewPingResult,
  type SendPingResult,
} from './ping-composer.machine.ts';

const template = { id: 't1' };
const unavailable = { kind: 'unavailable', reason: 'ping_open' };
const failed = { kind: 'failed' };
const sent = { kind: 'ok', ping: { id: 'p1' }, undo: { ms: 60_000, until: 60_000 } };

it('the composer takes every transition; nothing is sent unread, and only a sent message can be undone', () => {
  const result = walk(pingComposerMachine, {
    inputs: [{ applicant_id: 'a1' }],
    events: [
      { type: 'composer.retry' },
      { type: 'composer.cancel' },
      { type: 'template.choose', templateId: 't2' },
      { type: 'ping.send' },
      { type: 'ping.undo' },
      ...[{ kind: 'ok', templates: [template] }, { kind: 'ok', templates: [] }, failed].map((answer) =>
        done('pingComposer.opening', answer),
      ),
      crashed('pingComposer.opening'),
      ...[{ kind: 'ok', preview: { left_today: 3 } }, unavailable, failed].map((answer) =>
        done('pingComposer.choosing.previewing', answer),
      ),
      crashed('pingComposer.choosing.previewing'),
      ...[sent, unavailable, failed].map((answer) => done('pingComposer.sending', answer)),
      crashed('pingComposer.sending'),
      ...[{ kind: 'ok' }, { kind: 'tooLate' }, { kind: 'failed', undo: { ms: 9, until: 60_000 } }].map((answer) =>
        done('pingComposer.undoing', answer),
      ),
      crashed('pingComposer.undoing'),
      passed('undoWindow', 'pingComposer.undoable'),
    ],
    key: ({ context }) => [context.templateId, context.ping !== null],
    check: (after, event, before) => {
      if (after.matches('sending')) {
        expect(event.type).toBe('ping.send');
        expect(before.matches({ choosing: 'previewed' }) || before.matches({ choosing: 'unsent' })).toBe(true);
        expect(after.context.preview).not.toBeNull();
      }
      if (after.matches('undone') || after.matches('undoable')) expect(after.context.ping).not.toBeNull();
      if (after.matches('cancelled')) expect(after.context.ping).toBeNull();
    },
  });
  expect(result.notWalked).toEqual([]);
});

it('sends what was read: the template of the preview, to the applicant of the card', async () => {
  const previewed: PingInput[] = [];
  const written: PingInput[] = [];
  const machine = pingComposerMachine.provide({
    actors: {
      loadTemplates: fromPromise<LoadTemplatesResult, void>(() =>
        Promise.resolve({ kind: 'ok', templates: [template, { id: 't2' }] } as never),
      ),
      previewPing: fromPromise<PreviewPingResult, PingInput>(({ input }) => {
        previewed.push(input);
        return Promise.resolve({ kind: 'ok', preview: {} } as never);
      }),
      sendPing: fromPromise<SendPingResult, PingInput>(({ input }) => {
        written.push(input);
        return Promise.resolve(sent as never);
      }),
    },
  });
  const actor = createActor(machine, { input: { applicant_id: 'a1', search: { centre: '10115' } } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'previewed' }));
  actor.send({ type: 'template.choose', templateId: 't2' });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'previewed' }));
  actor.send({ type: 'ping.send' });
  await waitFor(actor, (snapshot) => snapshot.matches('undoable'));
  expect(previewed.map(({ email_template_id }) => email_template_id)).toEqual(['t1', 't2']);
  expect(written).toEqual([{ applicant_id: 'a1', search: { centre: '10115' }, email_template_id: 't2' }]);
  actor.stop();
});
