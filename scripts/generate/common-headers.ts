import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import {
  type Headers,
  listOperations,
  type OpenApiDocument,
  type OperationResponse,
  type Parameter,
  resolve,
} from '../../openapi/contract.ts';
import { root } from '../root.ts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const always = { 'X-Request-Id': header('RequestId') };
const spoken = { 'Content-Language': header('ContentLanguage'), Vary: header('Vary') };
/** Headers of all errors. Error texts are in the requested language. */
const error = { ...always, ...spoken, 'Cache-Control': header('NoStore') };
const challenge = { 'WWW-Authenticate': header('WwwAuthenticate') };
const replayed = { 'Idempotent-Replayed': header('IdempotentReplayed') };

/** Error statuses that are stored with an idempotency key. */
const REPLAYED_STATUSES = ['400', '404', '409'];

/**
 * Adds the headers that depend only on the kind of operation or response. They are declared once, in openapi/shared,
 * instead of in 500 responses. A header declared in a path file takes precedence.
 */
export async function withCommonHeaders(plain: OpenApiDocument): Promise<OpenApiDocument> {
  const document = structuredClone(plain);
  const { components } = document;
  components.headers = await shared('headers');
  components.parameters = await shared('parameters');
  const { MethodNotAllowed } = await shared<OperationResponse>('responses');
  // No operation refers to this response.
  components.responses = { ...components.responses, ...(MethodNotAllowed && { MethodNotAllowed }) };
  for (const [name, response] of Object.entries(components.responses)) {
    addTo(response, name === 'Unauthorized' ? { ...error, ...challenge } : error);
  }
  for (const { method, operation } of listOperations(document)) {
    const { parameters = [], responses, security } = operation;
    const names = parameters.map((one) => resolve(document, one).name);
    const speaks = names.includes('Accept-Language');
    const isPublicRead = method === 'GET' && security?.length === 0;
    const success = { ...always, 'Cache-Control': header(isPublicRead ? 'NoCache' : 'NoStore') };
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) {
        addTo(response, { ...success, ...(speaks && response.content ? spoken : {}) });
      } else if (names.includes('Idempotency-Key') && REPLAYED_STATUSES.includes(status)) {
        const own = structuredClone(resolve(document, response));
        addTo(own, { ...error, ...replayed });
        responses[status] = own;
      } else if (response.$ref === undefined) {
        addTo(response, status === '401' ? { ...error, ...challenge } : error);
      }
    }
    operation.parameters = [
      ...parameters,
      ...(speaks ? [] : [parameter('AcceptLanguage')]),
      parameter('RequestedWith'),
      parameter('ClientVersion'),
      ...(method === 'GET' ? [] : [parameter('CsrfToken')]),
    ];
  }
  return document;
}

function addTo(response: OperationResponse, headers: Headers): void {
  response.headers = { ...headers, ...response.headers };
}

/** Reads the entries of a file in openapi/shared, with references adapted to the bundle. */
async function shared<T extends Parameter | OperationResponse | Headers[string]>(
  name: string,
): Promise<Record<string, T>> {
  const text = await readFile(path.join(root, 'openapi/shared', `${name}.yaml`), 'utf8');
  const local = text
    .replaceAll(/\$ref: headers\.yaml#\/(\w+)/g, '$ref: "#/components/headers/$1"')
    .replaceAll(/\$ref: \.\.\/schemas\/\w+\.yaml#\/(\w+)/g, '$ref: "#/components/schemas/$1"');
  return parse(local);
}
