import { expect, it } from 'vitest';
import { guardWords } from '../kit/guards.words.ts';
import { pingComposerMachine } from './ping-composer.machine.ts';

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
