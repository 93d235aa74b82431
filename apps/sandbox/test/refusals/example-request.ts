import { type Example, type MediaType, pointer, resolve } from '../../src/core/contract/document.ts';
import { type ContractOperation, contractOperations } from '../../src/core/contract/operations.ts';
import { png } from '../pictures.ts';
import type { SendOptions } from '../sandbox.ts';

/** Returns the matching operations of the contract, as rows for `it.each`. */
export const operationsWhere = (is: (operation: ContractOperation) => boolean) =>
  contractOperations.filter(is).map((operation) => ({ id: operation.id, operation }));

/** Builds an operation's address with the given id and the contract's examples for required query parameters. */
export function buildAddress({ path, parameters }: ContractOperation, id?: string): string {
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    if (parameter.in === 'query' && parameter.required) query.set(parameter.name, getExample(parameter));
  }
  const own = parameters.find((parameter) => parameter.in === 'path');
  const address = own ? path.replace(`{${own.name}}`, id ?? getExample(own)) : path;
  return query.size === 0 ? address : `${address}?${query}`;
}

/** Builds an operation's body from the contract's first example. Files in forms are real pictures. */
export function buildBody({ body }: ContractOperation): SendOptions {
  if (!body) return {};
  const value = firstExample(body.media.examples);
  if (body.type === 'application/json') return { json: value };
  const form = new FormData();
  for (const [name, text] of Object.entries(value)) {
    if (body.media.encoding?.[name]) form.append(name, new File([png()], 'picture.png'));
    else form.append(name, String(text));
  }
  return { body: form };
}

function getExample(parameter: object): string {
  if ('example' in parameter && typeof parameter.example === 'string') return parameter.example;
  throw new TypeError(`A parameter without an example: ${JSON.stringify(parameter)}`);
}

function firstExample(examples: MediaType['examples']): object {
  const [first] = Object.values(examples ?? {});
  if (!first) throw new TypeError('A body without an example.');
  const { value } = resolve<Example>(first, pointer()).value;
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError(`No example of a body: ${JSON.stringify(value)}`);
}
