import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PingInput } from '../../contract/pings/pings.schema.ts';
import { guardWords } from '../kit/guards.words.ts';
import {
  type LoadTemplatesResult,
  pingComposerMachine,
  type PreviewPingResult,
  type SendPingResult,
} from './ping-composer.machine.ts';
import { sentPing, template } from './ping-composer.model.ts';

it('says of an answer without templates that there is none, not that it succeeded', () => {
  const answers = [...(pingComposerMachine.root.states['opening']?.transitions.values() ?? [])].flat();
  const guards = answers
    .filter(({ eventType }) => eventType.startsWith('xstate.done.'))
    .map(({ guard, target }) => [guard, target?.[0]?.key]);
  expect(guards).toEqual([
    [expect.objectContaining({ type: 'hasNoTemplate' }), 'withoutTemplate'],
    [expect.objectContaining({ kinds: ['ok'] }), 'choosing'],
    [undefined, 'failed'],
  ]);
  expect([guardWords.de.hasNoTemplate, guardWords.en.hasNoTemplate]).toEqual(['keine Vorlage', 'no template']);
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
        return Promise.resolve(sentPing as never);
      }),
    },
  });
  const actor = createActor(machine, { input: { handle: 'a1', search: { centre: '10115' } } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'previewed' }));
  actor.send({ type: 'template.choose', templateId: 't2' });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'previewed' }));
  actor.send({ type: 'ping.send' });
  await waitFor(actor, (snapshot) => snapshot.matches('undoable'));
  expect(previewed.map(({ email_template_id }) => email_template_id)).toEqual(['t1', 't2']);
  expect(written).toEqual([{ handle: 'a1', search: { centre: '10115' }, email_template_id: 't2' }]);
  actor.stop();
});
