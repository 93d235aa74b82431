import { GliContractError } from '../errors.ts';
import type { Layer } from '../request.ts';

/** A successful response as passed to a validator. */
export type SuccessResponse = {
  readonly method: string;
  /** Path below the base path, without query. */
  readonly path: string;
  readonly status: number;
  readonly data: unknown;
};

/** Returns the issues of a successful response, if any. The response itself is not changed. */
export type ResponseValidator = (response: SuccessResponse) => readonly unknown[] | undefined;

/** Rejects a successful response that fails validation. */
export function validation(validate: ResponseValidator | undefined): Layer {
  return (next) => {
    if (!validate) return next;
    return (request) =>
      next(request).then((reply) => {
        const { method, path } = request;
        const { ok, status } = reply.response;
        const issues = ok && path !== null ? validate({ method, path, status, data: reply.data }) : [];
        if (issues?.length) throw new GliContractError('The response breaks the contract', status, issues);
        return reply;
      });
  };
}
