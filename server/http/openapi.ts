import scalar from '@scalar/fastify-api-reference';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { type ErrorCode, errorSchema, errorStatus } from '../../contract/kit/errors.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Json;
  return rest;
};

interface ObjectSchema {
  readonly properties?: Record<string, ObjectSchema & Json>;
  readonly required?: readonly string[];
}

/** Query parameters one by one; the filters inside `filter` under their names on the wire. */
function queryParameters(schema: GenericSchema): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  const one = (name: string, inner: Json, isRequired: boolean): Json => ({
    name,
    in: 'query',
    required: isRequired,
    schema: inner,
  });
  return Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties
      ? Object.entries(inner.properties).map(([key, value]) =>
          one(`${name}[${key}]`, value, inner.required?.includes(key) ?? false),
        )
      : [one(name, inner, required.includes(name))],
  );
}

function headerParameters({ idempotent, ifMatch, method }: Endpoint): Json[] {
  const header = (name: string, required: boolean, description: string): Json => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(method === 'GET' ? [] : [header('X-XSRF-TOKEN', true, 'The value of the cookie XSRF-TOKEN.')]),
    ...(idempotent ? [header('Idempotency-Key', false, 'The same key and body give the same answer for a day.')] : []),
    ...(ifMatch ? [header('If-Match', ifMatch === 'needed', 'The version of the record this is based on.')] : []),
  ];
}

/** The codes an endpoint can answer with, from its access and shape. */
function errorsOf({ access, body, query, params, method, ifMatch, idempotent, errors = [] }: Endpoint): ErrorCode[] {
  return [
    ...(access.stage === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(params ? (['not_found'] as const) : []),
    ...(body || query ? (['validation'] as const) : []),
    ...(method === 'GET' ? [] : (['csrf'] as const)),
    ...(ifMatch ? (['stale'] as const) : []),
    ...(ifMatch === 'needed' ? (['precondition_required'] as const) : []),
    ...(idempotent ? (['idempotency_key_reused', 'request_in_flight'] as const) : []),
    ...errors,
    'too_many_requests',
  ];
}

function responsesOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? (endpoint.response || endpoint.file ? 200 : 204);
  const content = endpoint.response
    ? { content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } } }
    : endpoint.file && { content: { 'text/csv': { schema: { type: 'string' } } } };
  const failures = Map.groupBy(new Set(errorsOf(endpoint)), (code) => String(errorStatus[code]));
  const failed = [...failures].map(([code, words]) => [
    code,
    {
      description: words.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { [status]: { description: 'Done', ...content }, ...Object.fromEntries(failed) };
}

function operationOf(endpoint: Endpoint): Json {
  const { name, summary, access, params, query, body, upload } = endpoint;
  const names = Object.keys((params && (jsonSchema(params, 'input') as ObjectSchema).properties) ?? {});
  const who = [
    `Stage: ${access.stage}`,
    access.roles && `roles: ${access.roles.join(', ')}`,
    access.ability && `ability: ${access.ability}`,
    access.host && `host: ${access.host} alone`,
  ];
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    description: `${who.filter(Boolean).join('; ')}.`,
    ...(access.stage === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...names.map((key) => ({ name: key, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParameters(query) : []),
      ...headerParameters(endpoint),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: `At most ${upload.bytes} bytes.`,
        content: Object.fromEntries(upload.types.map((type) => [type, {}])),
      },
    }),
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI document of the registry. */
export function openApi(registry: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of registry) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Werdegang',
      version: '1',
      description: 'The API that the browser uses, on the host of each tenant.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

/** The reference page brings inline styles and scripts of its own; nowhere else are they admitted. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function serveDocs(app: FastifyInstance, registry: readonly Endpoint[]): Promise<void> {
  const document = JSON.stringify(openApi(registry));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(document),
  );
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: 'never',
        mcp: { disabled: true },
        agent: { disabled: true },
        hideClientButton: true,
      },
    });
  });
}
