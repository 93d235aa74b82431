import {
  type Contract,
  type MediaType,
  type Parameter,
  type PlacedOperation,
  resolve,
} from '../../openapi/contract.ts';

const CLASS_BY_STATUS: Record<string, string> = {
  400: 'GliBadRequestError',
  401: 'GliUnauthorizedError',
  403: 'GliForbiddenError',
  404: 'GliNotFoundError',
  409: 'GliConflictError',
  412: 'GliPreconditionFailedError',
  413: 'GliPayloadTooLargeError',
  415: 'GliUnsupportedMediaTypeError',
  422: 'GliUnprocessableError',
  429: 'GliTooManyRequestsError',
  500: 'GliServerError',
};
const LINE_CHARACTERS = 90;

/** Path and query parameters, which a caller passes by name. */
export function callParameters({ document }: Contract, { operation }: PlacedOperation): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in !== 'header');
}

/** Returns the docstring of an operation: description, parameters, errors by class, and an example call. */
export function operationDoc(contract: Contract, placed: PlacedOperation): string {
  const { method, path, operation } = placed;
  const parameters = callParameters(contract, placed).map(
    ({ name, description }) => `@param params.${name} ${description}`,
  );
  const body = operation.requestBody && resolve(contract.document, operation.requestBody).description;
  const lines = [
    `${operation.summary}: \`${method} ${path}\`.`,
    '',
    ...(operation.description ? [operation.description, ''] : []),
    ...parameters,
    ...(body ? [`@param params.body ${body}`] : []),
    ...thrown(contract, placed),
    '@example',
    ...exampleCall(contract, placed),
  ];
  const text = lines.flatMap((line) => line.trimEnd().split('\n'));
  if (text.some((line) => line.includes('*/')))
    throw new Error(`The description of ${operation.operationId} contains */, which ends the comment`);
  return ['/**', ...text.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** Lists the error classes, with the codes from the contract's examples. */
function thrown({ document }: Contract, { operation }: PlacedOperation): string[] {
  const failures = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'));
  return failures.map(([status, reference]) => {
    const className = CLASS_BY_STATUS[status];
    if (!className) throw new Error(`${operation.operationId}: no error class for ${status}`);
    const media = resolve(document, reference).content?.['application/json'];
    const codes = Object.values(media?.examples ?? {}).map((example) =>
      readCode(resolve(document, example).value),
    );
    return `@throws ${className} ${[...new Set(codes)].map((code) => `\`${code}\``).join(', ')}`;
  });
}

function readCode(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

function exampleCall(contract: Contract, placed: PlacedOperation): string[] {
  const { operationId, requestBody, responses } = placed.operation;
  const content = requestBody && resolve(contract.document, requestBody).content;
  const form = content?.['multipart/form-data'];
  const json = content?.['application/json'];
  const body = json && firstExample(contract, json.examples);
  const params = [
    ...exampleParameters(contract, placed).map(({ name, example }) => `${name}: ${literal(example, 1)}`),
    ...(body ? [`body: ${literal(body, 1)}`] : []),
    ...(form ? ['body'] : []),
  ];
  const call = `${operationId}(client${params.length > 0 ? `, ${object(params, 0)}` : ''})`;
  const result = '204' in responses ? 'await' : 'const data = await';
  return [...(form ? formLines(contract, form) : []), `${result} ${call};`];
}

/** Returns the required parameters, or one filter for a list that has no required ones. */
function exampleParameters(contract: Contract, placed: PlacedOperation): Parameter[] {
  const all = callParameters(contract, placed);
  const required = all.filter((parameter) => parameter.required);
  if (required.length > 0) return required;
  const filters = all.filter(({ name }) => !name.startsWith('page'));
  const chosen = filters.find(({ schema }) => 'enum' in resolve(contract.document, schema)) ?? filters[0];
  return chosen ? [chosen] : [];
}

function firstExample(
  { document }: Contract,
  examples: Record<string, { value?: unknown }> = {},
): object | undefined {
  const [first] = Object.values(examples);
  const value = first && resolve(document, first).value;
  return typeof value === 'object' && value !== null ? value : undefined;
}

function formLines(contract: Contract, { examples }: MediaType): string[] {
  const fields = Object.entries(firstExample(contract, examples) ?? {}).map(([name, value]) => {
    const [, fileName] = /^@(.*)/.exec(String(value)) ?? [];
    return `body.set('${name}', ${fileName ? `file, ${quote(fileName)}` : quote(String(value))});`;
  });
  return ['const body = new FormData();', ...fields];
}

/** Formats a JSON value as a JavaScript literal. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  return object(
    Object.entries(value).map(([name, item]) => `${name}: ${literal(item, depth + 1)}`),
    depth,
  );
}

/** Puts properties in braces, on separate lines if they are long. */
function object(properties: string[], depth: number): string {
  if (properties.length === 0) return '{}';
  const line = `{ ${properties.join(', ')} }`;
  if (line.length <= LINE_CHARACTERS && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth);
  return `{\n${properties.map((property) => `${indent}  ${property},\n`).join('')}${indent}}`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
