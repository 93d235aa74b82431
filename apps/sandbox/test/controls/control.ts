import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '../../src/controls/openapi.json' with { type: 'json' };
import type { TestResponse, TestSandbox } from '../sandbox.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'controls');

/** Calls a control below `/sandbox` and checks the response against the controls' own document. */
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
    body: text === '' ? undefined : isJson(response) ? JSON.parse(text) : text,
  };
  checkDeclared(method, path, answer);
  return answer;
}

const isJson = ({ headers }: Pick<Response, 'headers'>) => headers.get('Content-Type') === 'application/json';

function checkDeclared(method: string, address: string, { status, body }: TestResponse): void {
  const [path = ''] = address.split('?');
  const template = Object.keys(document.paths).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/sandbox${path}`),
  );
  const item = Reflect.get(document.paths, template ?? '') ?? {};
  const declared = item[method.toLowerCase()]?.responses[status];
  if (!declared) throw new Error(`${method} ${path} does not declare ${status}: ${JSON.stringify(body)}`);
  const escaped = (template ?? '').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  const at = declared.$ref ?? `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
  const found = declared.$ref
    ? Reflect.get(document.components.responses, declared.$ref.split('/').at(-1))
    : declared;
  const [type] = Object.keys(found.content ?? {});
  const isValid = type
    ? ajv.validate({ $ref: `controls${at}/content/${type.replaceAll('/', '~1')}/schema` }, body)
    : body === undefined;
  if (!isValid)
    throw new Error(`${method} ${path} ${status}: ${ajv.errorsText()} in ${JSON.stringify(body)}`);
}
