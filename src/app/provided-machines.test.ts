import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { unprovidedActors } from '../../machines/kit/unprovided.ts';

type Modules = Record<string, Record<string, unknown>>;

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;
/** A machine that needs a secret or the like is made by a function whose name begins with `provided`. */
const made = ([name, value]: [string, unknown]): unknown =>
  typeof value === 'function' && name.startsWith('provided') ? (value as (input: unknown) => unknown)({}) : value;
const machinesOf = (modules: Modules) =>
  Object.values(modules).flatMap((module) => Object.entries(module).map(made).filter(isMachine));

const drawn = machinesOf(import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true }));
const provided = machinesOf({
  ...import.meta.glob<Record<string, unknown>>(['../features/**/*.actors.ts', '../kit/*.actors.ts'], { eager: true }),
  ...import.meta.glob<Record<string, unknown>>(['./session.ts', './tenant.ts'], { eager: true }),
});

test('every placeholder of a machine the browser uses is filled', () => {
  expect(provided.length).toBeGreaterThan(3);
  expect(provided.flatMap((machine) => unprovidedActors(machine).map((actor) => `${machine.id}: ${actor}`))).toEqual(
    [],
  );
});

test('every machine with placeholders is provided somewhere in the browser', () => {
  const filled = new Set(provided.map(({ id }) => id));
  const open = drawn.filter((machine) => unprovidedActors(machine).length > 0 && !filled.has(machine.id));
  expect(drawn.length).toBeGreaterThan(5);
  expect(open.map(({ id }) => id)).toEqual([]);
});
