import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import {
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type OperationResponse,
  resolve,
} from './contract.ts';

const document = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../packages/sdk/openapi.json'), 'utf8'),
) as OpenApiDocument;
const operations = listOperations(document);

// Operations have their own wording for these codes. For sign-up and avatars, the specification has separate messages
// (Spec §8).
const SAID_BY_OPERATION = [
  'already_verified',
  'email_already_registered',
  'invalid_credentials',
  'order_status_conflict',
  'unsupported_file_type',
  'validation_failed',
];

describe('the contract and the documented operations (spec §7)', () => {
  const splitLines = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [documented = [], designed = []] = readFileSync(
    path.join(import.meta.dirname, 'operations.txt'),
    'utf8',
  )
    .split('\n# designed\n')
    .map(splitLines);

  test('has exactly the 86 documented operations, with their methods and trailing slashes', () => {
    const written = operations.map(
      ({ method, path: place, operation }) => `${method} ${place} ${operation.operationId}`,
    );
    expect(documented).toHaveLength(86);
    expect(written.toSorted()).toEqual([...documented, ...designed].toSorted());
  });

  test('has the documented number of operations in each tag', () => {
    const counts: Record<string, number> = {};
    const isDesigned = (id: string) => designed.some((line) => line.endsWith(` ${id}`));
    const those = operations.filter(({ operation }) => !isDesigned(operation.operationId));
    for (const { operation } of those) counts[operation.tags[0]] = (counts[operation.tags[0]] ?? 0) + 1;
    expect(counts).toEqual({
      auth: 9,
      user: 10,
      kyc: 11,
      shopping: 12,
      rwa: 13,
      information: 5,
      wallet: 9,
      referrals: 17,
    });
  });
});

describe('documentation for integrators', () => {
  test('has a description, a source and an example for every operation, parameter, body, response and property', () => {
    const rows = {
      operations: count(
        operations.map(({ operation }) => countWords(operation.description) >= 8 && isSourced(operation)),
      ),
      parameters: count(
        listParameters().map((parameter) => countWords(parameter.description) >= 4 && isSourced(parameter)),
      ),
      'parameter examples': count(
        listParameters().map(({ example, examples }) => example !== undefined || examples !== undefined),
      ),
      'request bodies': count(listBodies().map(({ description }) => countWords(description) >= 4)),
      'request body examples': count(
        listBodies().flatMap(({ content }) => Object.values(content).map(hasExamples)),
      ),
      'response examples': count(
        listResponses().flatMap(({ response }) => Object.values(response.content ?? {}).map(hasExamples)),
      ),
      'error responses': count(
        operations.map(({ operation }) => ['429', '500'].every((status) => status in operation.responses)),
      ),
      properties: count(
        listProperties().map(({ name, description, sourced }) => sourced && saysMoreThan(name, description)),
      ),
    };
    const table = Object.entries(rows).map(([what, { good, all }]) => ({
      what,
      good,
      all,
      percent: (100 * good) / all,
    }));
    console.table(table);
    expect(
      listProperties().filter(
        ({ name, description, sourced }) => !sourced || !saysMoreThan(name, description),
      ),
    ).toEqual([]);
    expect(table.filter(({ percent }) => percent !== 100)).toEqual([]);
  });

  test('lists the codes of every error response in `x-gli-codes`, by status', () => {
    for (const { operation } of operations) {
      const shown = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      const codes = shown.map(([status, response]) => {
        const examples = resolve(document, response).content?.['application/json']?.examples ?? {};
        // An example is named after its code, with a suffix if the code has several examples.
        const names = Object.keys(examples).map((name) => name.replace(/[A-Z].*$/, ''));
        return [status, [...new Set(names)]];
      });
      expect(operation['x-gli-codes'], operation.operationId).toEqual(Object.fromEntries(codes));
      expect(codes.filter(([, names]) => names?.length === 0)).toEqual([]);
    }
  });

  test('uses the local sandbox as the server unless server variables are set', () => {
    const [server] = document.servers;
    const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables[name]?.default ?? '');
    expect(url).toBe('http://127.0.0.1:4000/api');
    for (const [name, { description }] of Object.entries(server.variables)) {
      expect(server.url).toContain(`{${name}}`);
      expect(countWords(description)).toBeGreaterThan(4);
    }
  });

  test('does not cite the specification in published text', () => {
    expect(JSON.stringify(document)).not.toMatch(/§|\b[Ss]pec\b|x-gli-spec/);
  });

  test('explains every value of a named enum', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const values = (schema.enum ?? []) as string[];
      if (values.length < 2 || name === 'Token') continue;
      expect(Object.keys(schema['x-enumDescriptions'] ?? {}), name).toEqual(
        values.filter((value) => value !== null),
      );
    }
  });
});

describe('compatibility with generators for other languages and libraries', () => {
  const properties = ({ name, schema }: { name: string; schema: Record<string, unknown> }) =>
    Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>).map(
      ([property, node]) => ({ name: `${name}.${property}`, node }),
    );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => ({ name, schema }));

  test('accepts unknown enum values in responses and rejects them in requests', () => {
    const opened = schemas.flatMap(properties).filter(({ node }) => isOpen(node.items ?? node));
    const closed = schemas.flatMap(properties).filter(({ node }) => isEnum(node.items ?? node));
    const isInput = ({ name }: { name: string }) => /Input\./.test(name);
    expect(opened.filter(isInput)).toEqual([]);
    expect(closed.filter((property) => !isInput(property))).toEqual([]);
    expect(opened.length).toBeGreaterThan(100);
    expect(closed.length).toBeGreaterThan(10);
    expect(listParameters().filter(({ schema }) => isOpen(schema))).toEqual([]);
  });

  test('has no null in enums, no nullable named object, no file length and no URL as a reference', () => {
    const found: string[] = [];
    for (const { name, schema } of schemas) {
      if (Array.isArray(schema.type) && schema.properties) found.push(`${name} is an object or null`);
      visit(schema, (node) => {
        if (Array.isArray(node.enum) && node.enum.includes(null)) found.push(`${name} has null in an enum`);
        if (node.format === 'binary' && ('minLength' in node || 'maxLength' in node))
          found.push(`${name} has a file with a length`);
        if (node.format === 'uri-reference') found.push(`${name} has a relative address as a format`);
      });
    }
    expect(found).toEqual([]);
  });

  function isEnum(node: object): boolean {
    const target: { type?: unknown; enum?: unknown } = resolve(document, node);
    return target.type === 'string' && Array.isArray(target.enum);
  }

  function isOpen(node: object): boolean {
    const choices = 'anyOf' in node && Array.isArray(node.anyOf) ? node.anyOf : [];
    return choices.some(isEnum) && choices.some((choice) => choice['x-gli-newer-value'] === true);
  }
});

describe('headers', () => {
  const listHeaders = (response: OperationResponse) => Object.keys(response.headers ?? {});

  test('declares request id, caching and language headers on every response', () => {
    const lacking = listResponses().flatMap(({ where, status, response }) => {
      const isText = Number(status) >= 400;
      const wanted = ['X-Request-Id', 'Cache-Control', ...(isText ? ['Content-Language', 'Vary'] : [])];
      if (status === '401') wanted.push('WWW-Authenticate');
      if (status === '429') wanted.push('Retry-After', 'RateLimit', 'RateLimit-Policy');
      const missing = wanted.filter((name) => !listHeaders(response).includes(name));
      return missing.length > 0 ? [`${where}: ${missing.join(', ')}`] : [];
    });
    expect(lacking).toEqual([]);
    expect(listHeaders(document.components.responses?.MethodNotAllowed ?? { description: '' })).toContain(
      'Allow',
    );
  });

  test('declares every header once, in components', () => {
    const all = listResponses().flatMap(({ response }) => Object.values(response.headers ?? {}));
    expect(all.filter(({ $ref }) => !$ref?.startsWith('#/components/headers/'))).toEqual([]);
  });

  test('accepts client and language headers on every request and the CSRF header on every write', () => {
    const lacking = operations.flatMap(({ method, operation }) => {
      const names = (operation.parameters ?? []).map((parameter) => resolve(document, parameter).name);
      const wanted = ['Accept-Language', 'X-Requested-With', 'X-Client-Version'];
      if (method !== 'GET') wanted.push('X-CSRF-Token');
      return wanted.every((name) => names.includes(name)) ? [] : [operation.operationId];
    });
    expect(lacking).toEqual([]);
  });
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Examples may contain only values that the contract lists.
  ajv.addKeyword({ keyword: 'x-gli-newer-value', validate: () => false });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'contract', ...document });

  test('validates every example of a body, response and parameter against its schema', () => {
    const failures: string[] = [];
    const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
    let checked = 0;
    for (const { where, schema, value } of listExamples()) {
      const text = absolute(schema);
      const valid = compiled.get(text) ?? ajv.compile(JSON.parse(text));
      compiled.set(text, valid);
      checked++;
      if (!valid(value)) failures.push(`${where}: ${ajv.errorsText(valid.errors)}`);
    }
    console.log(`${checked} examples are valid against their schemas.`);
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(500);
  });

  test('refers only to ids of objects that appear in an example', () => {
    const defined = new Set<string>();
    const used = new Map<string, string>();
    for (const { where, value } of listExamples()) {
      walk(value, (key, text) => {
        if (key === 'id') defined.add(text);
        // The wallet's examples list only the latest transactions.
        if (key.endsWith('transaction_id')) return;
        for (const [id] of text.matchAll(/\b[a-z]{3}_[0-9a-z]{10}\b/g)) used.set(id, where);
      });
    }
    expect([...used].filter(([id]) => !defined.has(id))).toEqual([]);
    expect(used.size).toBeGreaterThan(40);
  });

  test('uses only known codes in error examples, and each code at least once', () => {
    const known = document.components.schemas.ErrorCode?.enum as string[];
    const shown = new Set<string>();
    for (const { response, status } of listResponses()) {
      if (Number(status) < 400) continue;
      for (const [name, example] of Object.entries(response.content?.['application/json']?.examples ?? {})) {
        const { code } = resolve(document, example).value as { code: string };
        expect(known).toContain(code);
        expect(name.startsWith(code)).toBe(true);
        shown.add(code);
      }
    }
    // No operation declares 405. components.responses.MethodNotAllowed shows it.
    expect(known.filter((code) => !shown.has(code))).toEqual(['method_not_allowed']);
  });

  test('uses the same `error` text for a code in every example', () => {
    const words = new Map<string, Set<string>>();
    for (const { response, status } of listResponses()) {
      if (Number(status) < 400) continue;
      for (const example of Object.values(response.content?.['application/json']?.examples ?? {})) {
        const { code, error } = resolve(document, example).value as { code: string; error: string };
        words.set(code, (words.get(code) ?? new Set()).add(error));
      }
    }
    const different = [...words].filter(([, errors]) => errors.size > 1).map(([code]) => code);
    expect(different.sort()).toEqual(SAID_BY_OPERATION);
  });

  test('never repeats `error` in the `message` of an error example', () => {
    const errors = [
      ...listResponses().map(({ response }) => response),
      document.components.responses?.MethodNotAllowed,
    ]
      .flatMap((response) => Object.values(response?.content?.['application/json']?.examples ?? {}))
      .map((example) => resolve(document, example).value as { error?: string; message?: string })
      .filter(({ error, message }) => error !== undefined && message !== undefined);
    expect(errors.filter(({ error, message }) => message === error)).toEqual([]);
    expect(errors.length).toBeGreaterThan(100);
  });

  test('uses the same status for a code in every example', () => {
    const statuses = new Map<string, Set<string>>();
    for (const { response, status } of listResponses()) {
      if (Number(status) < 400) continue;
      for (const example of Object.values(response.content?.['application/json']?.examples ?? {})) {
        const { code } = resolve(document, example).value as { code: string };
        statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
      }
    }
    expect([...statuses].filter(([, all]) => all.size > 1)).toEqual([]);
  });

  test('has order, portfolio and funding amounts that add up to the last decimal', () => {
    let orders = 0;
    let portfolios = 0;
    for (const { value } of listExamples()) {
      visit(value, (node) => {
        if (Array.isArray(node.lines) && isRecord(node.totals) && node.lines.every(isRecord)) {
          orders++;
          const lines = node.lines
            .map((line) => scaled(line.subtotal ?? line.total))
            .reduce((sum, one) => sum + one, 0n);
          expect(lines).toBe(scaled(node.totals.subtotal));
        }
        if (isRecord(node.allocation)) {
          portfolios++;
          for (const slices of Object.values(node.allocation)) {
            if (!Array.isArray(slices) || slices.length === 0) continue;
            const shares = slices.filter(isRecord).map((slice) => scaled(slice.share_percent));
            expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(scaled('100'));
          }
        }
        if (isRecord(node.funding)) {
          expect(scaled(node.funding.raised) + scaled(node.funding.remaining)).toBe(
            scaled(node.funding.target),
          );
        }
      });
    }
    expect(orders).toBeGreaterThan(0);
    expect(portfolios).toBeGreaterThan(0);
  });
});

describe('wording of the specification in the contract', () => {
  const text = JSON.stringify(document);
  test.each([
    // Benefits from §6
    'basic_access',
    'community_forum',
    'weekly_reports',
    'premium_content',
    'priority_support',
    'monthly_analysis',
    'early_access',
    'exclusive_events',
    'personal_consultation',
    'custom_reports',
    'vip_lounge',
    // Grades, contract types and referral media from §3, room types from §9
    '"reader"',
    '"writer"',
    '"expert"',
    '"apartment"',
    '"studio"',
    '"others"',
    '"social"',
    '"qr"',
    '"suite"',
    '"villa"',
    // Achievements, roadmap and strategy phases from §9
    '+100 GLIB bonus',
    '50% fee discount',
    '+2% APY',
    'exclusive NFT',
    'MVP',
    'Resort partnership',
    'Beta',
    'Official launch',
    'Platform',
    'Resort integration',
    'Gaming ecosystem',
    'Global expansion',
  ])('includes %s', (constant) => {
    expect(text.toLowerCase()).toContain(constant.toLowerCase());
  });
});

function count(list: boolean[]) {
  return { good: list.filter(Boolean).length, all: list.length };
}

function countWords(text: unknown): number {
  return typeof text === 'string' ? text.split(/\s+/).filter(Boolean).length : 0;
}

function saysMoreThan(name: string, description: unknown): boolean {
  const own = new Set(name.split('_'));
  return (
    String(description ?? '')
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2 && !own.has(word)).length >= 2
  );
}

function isSourced(node: Record<string, unknown>): boolean {
  return ['documented', 'concept', 'designed'].includes(String(node['x-gli-source']));
}

function hasExamples(media: MediaType): boolean {
  return Object.keys(media.examples ?? {}).length > 0;
}

function listParameters() {
  return operations.flatMap(({ operation }) =>
    (operation.parameters ?? []).map((parameter) => resolve(document, parameter)),
  );
}

function listBodies() {
  return operations.flatMap(({ operation }) =>
    operation.requestBody ? [resolve(document, operation.requestBody)] : [],
  );
}

function listResponses(): { where: string; status: string; response: OperationResponse }[] {
  return operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).map(([status, response]) => ({
      where: `${operation.operationId} ${status}`,
      status,
      response: resolve(document, response),
    })),
  );
}

function listProperties() {
  const found: { name: string; description: unknown; sourced: boolean }[] = [];
  for (const schema of Object.values(document.components.schemas)) collect(schema, isSourced(schema));
  return found;

  function collect(schema: Record<string, unknown>, sourced: boolean): void {
    for (const [name, property] of Object.entries(
      (schema.properties ?? {}) as Record<string, Record<string, unknown>>,
    )) {
      const target = resolve(document, property);
      found.push({
        name,
        description: property.description ?? target.description,
        sourced: sourced || isSourced(property),
      });
      if (!property.$ref) collect(property, sourced || isSourced(property));
    }
    if (isRecord(schema.items) && !schema.items.$ref) collect(schema.items, sourced);
  }
}

function listExamples() {
  const found: { where: string; schema: Record<string, unknown>; value: unknown }[] = [];
  for (const { operation } of operations) {
    const contents = [
      ...(operation.requestBody
        ? [{ where: 'request', content: resolve(document, operation.requestBody).content }]
        : []),
      ...Object.entries(operation.responses).map(([status, response]) => ({
        where: status,
        content: resolve(document, response).content,
      })),
    ];
    for (const { where, content } of contents) {
      for (const media of Object.values(content ?? {})) {
        for (const [name, example] of Object.entries(media.examples ?? {})) {
          found.push({
            where: `${operation.operationId} ${where} ${name}`,
            schema: media.schema,
            value: resolve(document, example).value,
          });
        }
      }
    }
    for (const parameter of (operation.parameters ?? []).map((one) => resolve(document, one))) {
      if (parameter.example !== undefined) {
        found.push({
          where: `${operation.operationId} ${parameter.name}`,
          schema: parameter.schema,
          value: parameter.example,
        });
      }
    }
  }
  return found;
}

/** Returns a schema as text with absolute references, so that it compiles outside the document. */
function absolute(schema: Record<string, unknown>): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
}

function walk(value: unknown, see: (key: string, text: string) => void, key = ''): void {
  if (typeof value === 'string') see(key, value);
  else if (Array.isArray(value)) for (const entry of value) walk(entry, see, key);
  else if (isRecord(value)) for (const [name, entry] of Object.entries(value)) walk(entry, see, name);
}

function visit(value: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see);
  else if (isRecord(value)) {
    see(value);
    for (const entry of Object.values(value)) visit(entry, see);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Converts a decimal string to an integer in units of 10⁻⁸. */
function scaled(value: unknown): bigint {
  const [whole = '0', fraction = ''] = String(value).split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}
