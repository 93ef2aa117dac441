import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../../contract/kit/fields.messages.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { endpointsOf, type Resource } from '../../contract/kit/resource.ts';
import { abilitiesByRole, roles } from '../../contract/kit/roles.ts';
import { registry, resources } from '../../contract/registry.ts';
import { isLoose, namedFields, schemasIn, unboundedTexts } from './schemas.ts';
import { sources } from './sources.ts';

const label = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The manifest service computes an answer and keeps nothing. */
function isCreation({ name, status }: Endpoint): boolean {
  return status === 201 || (name.endsWith('.create') && name !== 'heads.create');
}

function breaking(rule: (endpoint: Endpoint) => boolean): string[] {
  return registry.filter((endpoint) => !rule(endpoint)).map(label);
}

function doubles(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe('the contract', () => {
  test('every ability of the table is asked for by an endpoint, and whoever has it is admitted there', () => {
    const asking = Map.groupBy(registry, ({ access }) => access.ability);
    const named = new Set(Object.values(abilitiesByRole).flat());
    expect(new Set([...asking.keys()].filter((ability) => ability !== undefined))).toEqual(named);
    const shut = roles.flatMap((role) =>
      abilitiesByRole[role].flatMap((ability) =>
        (asking.get(ability) ?? [])
          .filter(({ access }) => access.roles?.includes(role) === false)
          .map(({ name }) => `${role}: ${ability} at ${name}`),
      ),
    );
    expect(shut).toEqual([]);
  });

  test('the registry holds every endpoint that a file declares, once', async () => {
    const files = sources(/^contract\/.*\.endpoints\.ts$/);
    const modules = await Promise.all(
      files.map(({ path }) => import(`../../${path}`) as Promise<Record<string, Endpoint | Resource>>),
    );
    const declared = modules.flatMap((module) =>
      Object.values(module).flatMap((it) => ('record' in it ? endpointsOf(it) : [it]).map(({ name }) => name)),
    );
    expect(registry.map((it) => it.name).toSorted()).toEqual(declared.toSorted());
  });

  test('every field of a resource has a label, so that a sentence about it can name it', () => {
    const fields = resources.flatMap(({ name, create, update, transition }) =>
      [create, update, transition].flatMap((endpoint) => namedFields(endpoint?.body).map((field) => [name, field])),
    );
    expect(fields.filter(([, field = '']) => !Object.hasOwn(fieldMessages, field))).toEqual([]);
  });

  test('names are unique and read resource.verb', () => {
    expect(doubles(registry.map((it) => it.name))).toEqual([]);
    expect(breaking(({ name }) => /^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/.test(name))).toEqual([]);
  });

  test('method and path are unique, also with other parameter names', () => {
    expect(doubles(registry.map((it) => `${it.method} ${it.path.replaceAll(/\{\w+\}/g, '{}')}`))).toEqual([]);
  });

  test('paths are kebab case under /v1, /auth or a service of their own', () => {
    expect(breaking(({ path }) => /^(\/([a-z0-9_][a-z0-9_.-]*|\{[a-z_]+\}))+$/.test(path))).toEqual([]);
  });

  test('the parameters of a path are those of its schema', () => {
    const wrong = registry.flatMap((endpoint) => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
      const inSchema = Object.keys(
        (endpoint.params as { entries?: Record<string, unknown> } | undefined)?.entries ?? {},
      ).toSorted();
      return inPath.join() === inSchema.join() ? [] : [`${label(endpoint)}: ${inPath.join()} ≠ ${inSchema.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  test('a GET has no body and changes nothing, so it is neither idempotent by key nor If-Match', () => {
    expect(breaking((it) => it.method !== 'GET' || !(it.body || it.idempotent || it.ifMatch))).toEqual([]);
  });

  test('every creation takes an Idempotency-Key', () => {
    expect(breaking((it) => !isCreation(it) || it.idempotent === true)).toEqual([]);
  });

  test('only a GET may be kept by browsers', () => {
    expect(breaking((it) => it.maxAge === undefined || it.method === 'GET')).toEqual([]);
  });

  test('who lacks a role cannot be asked for an ability: a public endpoint names neither', () => {
    expect(breaking(({ access }) => access.stage !== 'public' || !(access.roles || access.ability))).toEqual([]);
  });

  test('every endpoint is described in a sentence', () => {
    expect(breaking(({ summary }) => /^\p{Lu}.*\.$/su.test(summary))).toEqual([]);
  });

  test('an unknown field in a body, query or parameter is refused, at any depth', () => {
    const loose = registry.flatMap((endpoint) =>
      (['body', 'query', 'params'] as const).flatMap((part) =>
        schemasIn(endpoint[part])
          .filter(isLoose)
          .map(({ path }) => `${label(endpoint)} ${part}${path}`),
      ),
    );
    expect(loose, 'use v.strictObject').toEqual([]);
  });

  test('every text that comes in has an upper bound', () => {
    const unbounded = registry.flatMap((endpoint) =>
      (['body', 'query', 'params'] as const).flatMap((part) =>
        unboundedTexts(endpoint[part]).map((path) => `${label(endpoint)} ${part}${path}`),
      ),
    );
    expect(unbounded, 'put v.maxLength first in the pipe').toEqual([]);
  });
});
