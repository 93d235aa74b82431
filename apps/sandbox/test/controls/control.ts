import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '../../src/controls/openapi.json' with { type: 'json' };
import type { TestResponse, TestSandbox } from '../sandbox.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'controls');

type Declared = { content?: { 'application/json': { schema: { $ref: string } } }; $ref?: string };

/** Calls a control below `/sandbox`, and checks the response against the controls' own document. */
export async function control(
  { sandbox }: Pick<TestSandbox, 'sandbox'>,
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const body = json === undefined ? null : JSON.stringify(json);
  const request = new Request(`http://sandbox.test/sandbox${path}`, { method, headers, body });
  const response = await sandbox.fetch(request);
  const text = await response.text();
  const answer = {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
  checkDeclared(method, path, answer);
  return answer;
}

function checkDeclared(method: string, path: string, { status, body }: TestResponse): void {
  const template = Object.keys(document.paths).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/sandbox${path}`),
  );
  const item = Reflect.get(document.paths, template ?? '') ?? {};
  const declared: Declared | undefined = item[method.toLowerCase()]?.responses[status];
  const found: Declared | undefined = declared?.$ref
    ? Reflect.get(document.components.responses, declared.$ref.split('/').at(-1) ?? '')
    : declared;
  if (!found) throw new Error(`${method} ${path} does not declare ${status}: ${JSON.stringify(body)}`);
  const reference = found.content?.['application/json'].schema.$ref;
  const isValid = reference === undefined ? body === undefined : ajv.validate(`controls${reference}`, body);
  if (!isValid)
    throw new Error(`${method} ${path} ${status}: ${ajv.errorsText()} in ${JSON.stringify(body)}`);
}
