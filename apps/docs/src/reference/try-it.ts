import type { Caller, Operation } from './contract.ts';
import { englishFirst } from './operation-programs.ts';

type Field = {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly example: string;
};

/** Input of the form that sends a request to the reader's sandbox. */
export type TryIt = {
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  readonly parameters: readonly Field[];
  /** True if the operation takes an `Idempotency-Key`, which the form generates. */
  readonly hasKey: boolean;
  /** JSON of the first example of the body. Null without a body. */
  readonly body: string | null;
};

/** Returns the form's input. Null for an upload, which has no JSON body. */
export function toTryIt({ method, path, caller, parameters, body }: Operation): TryIt | null {
  if (body !== null && body.type !== 'application/json') return null;
  const [example] = englishFirst(body?.examples ?? []);
  return {
    method,
    path,
    caller,
    parameters: parameters.flatMap(({ name, in: place, required, example: value }) =>
      place === 'header' ? [] : [{ name, place, required, example: String(value ?? '') }],
    ),
    hasKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: body === null ? null : JSON.stringify(example?.value ?? {}, null, 2),
  };
}
