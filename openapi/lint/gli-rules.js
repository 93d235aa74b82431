// Lint rules for the contract, which Redocly CLI runs. Each one enforces a convention of openapi/README.md.

import { ErrorTexts } from './error-texts.js';

const sources = ['documented', 'concept', 'designed'];
const isSchemaFile = (location) => /\/schemas\/[^/]+\.yaml$/.test(location.source.absoluteRef);
const depth = (location) => location.pointer.split('/').length - 1;

/**
 * Requires a source on every operation, parameter and named schema: `documented`, `concept` or `designed` (README.md).
 * A schema's mark covers its properties and values. marks.test.ts compares the marks with the specification.
 */
function Provenance() {
  const check = (node, { report, location }, what) => {
    if (!sources.includes(node['x-gli-source'])) {
      report({ message: `${what} needs \`x-gli-source: ${sources.join(' | ')}\`.`, location });
    }
  };
  return {
    Operation: (operation, ctx) => check(operation, ctx, `Operation ${operation.operationId}`),
    Parameter: (parameter, ctx) => check(parameter, ctx, `Parameter ${parameter.name}`),
    Schema: {
      enter(schema, ctx) {
        if (isSchemaFile(ctx.location) && depth(ctx.location) === 1) check(schema, ctx, 'Schema');
        else if (!isSchemaFile(ctx.location) && schema.properties) {
          ctx.report({
            message: 'Move this schema to schemas/<tag>.yaml and give it a name, because it has properties.',
          });
        }
        const own = schema['x-gli-source'];
        if (own !== undefined && !sources.includes(own)) check(schema, ctx, 'Schema');
        for (const [value, source] of Object.entries(schema['x-gli-enum-sources'] ?? {})) {
          if (!schema.enum?.includes(value)) ctx.report({ message: `${value} is not a value of this enum.` });
          if (!sources.includes(source) || source === own)
            ctx.report({
              message: `The mark of ${value} must be one of ${sources.join(', ')} and differ from the enum's.`,
            });
        }
        for (const keyword of schema['x-gli-bounds'] ?? []) {
          if (!(keyword in schema))
            ctx.report({ message: `x-gli-bounds names ${keyword}, which this schema does not have.` });
        }
      },
    },
  };
}

/** Returns the words of a text that do not appear in the name. */
function newWords(text, name) {
  const known = new Set([
    ...name.toLowerCase().split(/[_\W]+/),
    'the',
    'a',
    'an',
    'of',
    'this',
    'its',
    'is',
    'for',
    'to',
  ]);
  return (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !known.has(word) && !known.has(word.replace(/s$/, '')));
}

/** Requires a description that says more than the name for every operation, parameter, body and property. */
function DescriptionTeaches() {
  const check = (description, name, minWords, ctx, key) => {
    const found = newWords(description, name).length;
    if (found < minWords) {
      ctx.report({
        message: `The description of ${name} says too little (${found} words beyond its name, at least ${minWords}).`,
        location: key ? ctx.location.child(key) : ctx.location,
      });
    }
  };
  return {
    Operation(operation, ctx) {
      check(operation.description, operation.operationId ?? '', 8, ctx);
      if (!/§\d/.test(operation['x-gli-spec'] ?? '')) {
        ctx.report({ message: '`x-gli-spec` names the section of the specification (`§7 Auth`).' });
      }
    },
    Parameter: (parameter, ctx) => check(parameter.description, parameter.name, 4, ctx),
    RequestBody: (body, ctx) => check(body.description, 'request body', 4, ctx),
    Response: (response, ctx) => check(response.description, 'response', 3, ctx),
    Schema(schema, ctx) {
      if (isSchemaFile(ctx.location) && depth(ctx.location) === 1) {
        check(schema.description, ctx.location.pointer.slice(2), 3, ctx);
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const target = property.$ref ? (ctx.resolve(property).node ?? {}) : property;
        check(property.description ?? target.description, name, 2, ctx, ['properties', name]);
      }
      if (schema.enum && schema.enum.length > 1 && isSchemaFile(ctx.location) && depth(ctx.location) === 1) {
        const texts = schema['x-enumDescriptions'] ?? {};
        const missing = schema.enum.filter((value) => value !== null && !texts[value]);
        if (missing.length > 0 && !/GLIB/.test(schema.description)) {
          ctx.report({ message: `x-enumDescriptions lacks ${missing.join(', ')}.` });
        }
      }
    },
  };
}

/**
 * Forbids references to the specification, which integrators do not have. Maintainers find its sections in
 * `x-gli-spec`.
 */
function NoCitations() {
  const check = (node, ctx) => {
    for (const key of ['summary', 'description']) {
      if (/§|\b[Ss]pec\b/.test(node[key] ?? ''))
        ctx.report({ message: `The ${key} cites the specification; say what it says.` });
    }
  };
  return {
    Info: check,
    Tag: check,
    Operation: check,
    Parameter: check,
    RequestBody: check,
    Response: check,
    Header: check,
    Example: check,
    Schema(schema, ctx) {
      check(schema, ctx);
      for (const description of Object.values(schema['x-enumDescriptions'] ?? {}))
        check({ description }, ctx);
    },
  };
}

/** Requires calls for operators to be marked by `x-gli-role`, by the description and by a 403. */
function OperatorCalls() {
  const leave = (root, ctx) =>
    forEachOperation(root, ctx, ({ operation, resolved, report }) => {
      const role = operation['x-gli-role'];
      const examples = Object.values(resolved(operation.responses?.['403']).content ?? {}).flatMap((media) =>
        Object.keys(media.examples ?? {}),
      );
      const isRefused = examples.includes('permission_denied');
      if (role !== undefined && role !== 'admin') report('has an `x-gli-role` that is not `admin`.');
      if (isRefused !== (role === 'admin'))
        report('has `x-gli-role: admin` without 403 `permission_denied`, or the other way round.');
      if (role && !/operators only/.test(operation.summary))
        report('is for operators, which its summary does not say.');
      if (role && !/^For operators:/.test(operation.description))
        report('is for operators: its description begins with "For operators:".');
    });
  return { Root: { leave } };
}

/** Requires named examples for every request and response body. */
function NamedExamples() {
  return {
    MediaType(media, ctx) {
      if (!media.schema) ctx.report({ message: 'A body needs a schema.' });
      if (media.example !== undefined) ctx.report({ message: 'Use named `examples`.' });
      if (Object.keys(media.examples ?? {}).length === 0)
        ctx.report({ message: 'A body needs named `examples`.' });
    },
    Example(example, ctx) {
      if (!example.summary) ctx.report({ message: 'An example has a summary.' });
    },
  };
}

/** Calls `visit` with every operation and its parameters, with references resolved. */
function forEachOperation(root, ctx, visit) {
  for (const [path, ref] of Object.entries(root.paths ?? {})) {
    const { node: item, location } = ctx.resolve(ref);
    const file = location?.source?.absoluteRef;
    const resolved = (node) => (node?.$ref ? ctx.resolve(node, file).node : node) ?? {};
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const operation = item?.[method];
      if (!operation) continue;
      const parameters = (operation.parameters ?? item.parameters ?? []).map(resolved);
      const report = (message) =>
        ctx.report({
          message: `${method.toUpperCase()} ${path} ${message}`,
          location: { ...ctx.location.child(['paths', path]), reportOnKey: true },
        });
      visit({ path, operation, parameters, resolved, report });
    }
  }
}

/** Requires every operation to declare a response for every status that it can return. */
function ErrorResponses() {
  const leave = (root, ctx) =>
    forEachOperation(root, ctx, ({ path, operation, parameters, report }) => {
      const { security } = operation;
      const open =
        security && (security.length === 0 || security.some((one) => Object.keys(one).length === 0));
      const needed = ['429', '500'];
      if (!open) needed.push('401');
      if (path.includes('{')) needed.push('404');
      if (operation.requestBody || parameters.some(({ in: place }) => place === 'query')) needed.push('400');
      if (operation.requestBody) needed.push('413', '415');
      if (parameters.some(({ name }) => name === 'Idempotency-Key')) needed.push('409', '422');
      const missing = needed.filter((status) => !operation.responses?.[status]);
      if (missing.length > 0) report(`declares no response for ${missing.join(', ')}.`);
    });
  return { Root: { leave } };
}

/** Requires a language parameter for every operation that has an example in English. */
function Language() {
  const leave = (root, ctx) =>
    forEachOperation(root, ctx, ({ operation, parameters, resolved, report }) => {
      const names = Object.entries(operation.responses ?? {})
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) => Object.values(resolved(response).content ?? {}))
        .flatMap(({ examples }) => Object.keys(examples ?? {}));
      const isTranslated = names.some((name) => name.endsWith('English'));
      if (isTranslated && !parameters.some(({ name }) => name === 'Accept-Language'))
        report('has an English example and no parameter AcceptLanguage.');
    });
  return { Root: { leave } };
}

// These headers depend on the kind of response. scripts/generate/common-headers.ts adds them to all responses.
const ADDED_HEADERS = ['X-Request-Id', 'Content-Language', 'Vary', 'WWW-Authenticate'];
const ADDED_PARAMETERS = ['X-Requested-With', 'X-Client-Version', 'X-CSRF-Token'];
const NO_STORE = /headers\.yaml#\/(NoStore|NoCache)$/;

/**
 * Requires headers to be declared once, in shared/headers.yaml or shared/parameters.yaml, and forbids declaring the
 * added headers by hand.
 */
function Headers() {
  return {
    Response(response, ctx) {
      for (const [name, header] of Object.entries(response.headers ?? {})) {
        const report = (message) => ctx.report({ message, location: ctx.location.child(['headers', name]) });
        if (!/headers\.yaml#\/\w+$/.test(header.$ref ?? ''))
          report(`Declare ${name} in shared/headers.yaml.`);
        if (ADDED_HEADERS.includes(name) || NO_STORE.test(header.$ref ?? ''))
          report(`${name} is added to all responses that need it; leave it out.`);
      }
    },
    Parameter(parameter, ctx) {
      if (parameter.in !== 'header') return;
      if (!/\/shared\/parameters\.yaml$/.test(ctx.location.source.absoluteRef))
        ctx.report({ message: `Declare the header ${parameter.name} in shared/parameters.yaml.` });
      if (ADDED_PARAMETERS.includes(parameter.name))
        ctx.report({ message: `${parameter.name} is added to all operations; leave it out.` });
    },
  };
}

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const RESERVED_BY_GENERATORS = /(Response|Responses|Request|Data|Body|Params|Errors?|Result)$/;

function Naming() {
  return {
    Operation(operation, ctx) {
      if (!/^[a-z]+[A-Za-z]+$/.test(operation.operationId ?? ''))
        ctx.report({ message: 'operationId is a verb and a resource in lowerCamel.' });
    },
    Parameter(parameter, ctx) {
      if (parameter.in !== 'header' && !SNAKE_CASE.test(parameter.name))
        ctx.report({ message: `Parameter ${parameter.name} is not snake_case.` });
    },
    Schema(schema, ctx) {
      const name = ctx.location.pointer.slice(2);
      if (isSchemaFile(ctx.location) && depth(ctx.location) === 1) {
        if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) ctx.report({ message: `Schema ${name} is not PascalCase.` });
        if (RESERVED_BY_GENERATORS.test(name))
          ctx.report({ message: `Schema ${name} ends like a generated type.` });
      }
      for (const [property, value] of Object.entries(schema.properties ?? {})) {
        const at = ctx.location.child(['properties', property]);
        if (!SNAKE_CASE.test(property))
          ctx.report({ message: `Property ${property} is not snake_case.`, location: at });
        if (value.format === 'date-time' && !property.endsWith('_at'))
          ctx.report({ message: `A point in time ends in _at: ${property}.`, location: at });
        if (value.format === 'date' && !/(_date|_on)$/.test(property))
          ctx.report({ message: `A day ends in _date or _on: ${property}.`, location: at });
      }
    },
  };
}

export default function plugin() {
  return {
    id: 'gli',
    preprocessors: { oas3: { 'error-texts': ErrorTexts } },
    rules: {
      oas3: {
        provenance: Provenance,
        'description-teaches': DescriptionTeaches,
        'named-examples': NamedExamples,
        'error-responses': ErrorResponses,
        language: Language,
        'no-citations': NoCitations,
        'operator-calls': OperatorCalls,
        headers: Headers,
        naming: Naming,
      },
    },
  };
}
