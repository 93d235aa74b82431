import { contexts } from './call-context.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { GliApiError } from './errors.ts';
import { retryAfterMs } from './retry-after.ts';

/** 400: a field, a parameter or the JSON is invalid. See `details`. */
export class GliBadRequestError extends GliApiError {
  override readonly name = 'GliBadRequestError';
}
/** 401: no valid session, even after a refresh attempt. For a login: wrong credentials. */
export class GliUnauthorizedError extends GliApiError {
  override readonly name = 'GliUnauthorizedError';
}
/** 403: signed in, but not allowed. */
export class GliForbiddenError extends GliApiError {
  override readonly name = 'GliForbiddenError';
}
/** 404: the object does not exist or belongs to another member. */
export class GliNotFoundError extends GliApiError {
  override readonly name = 'GliNotFoundError';
}
/** 409: the current state does not allow the request (balance, order status, expired quote). */
export class GliConflictError extends GliApiError {
  override readonly name = 'GliConflictError';
}
/** 412: the object has changed since its `ETag` was read. Read it again. */
export class GliPreconditionFailedError extends GliApiError {
  override readonly name = 'GliPreconditionFailedError';
}
/** 413: the body or file is too large. */
export class GliPayloadTooLargeError extends GliApiError {
  override readonly name = 'GliPayloadTooLargeError';
}
/** 415: the operation does not accept the content type. */
export class GliUnsupportedMediaTypeError extends GliApiError {
  override readonly name = 'GliUnsupportedMediaTypeError';
}
/** 422: the idempotency key was used with a different body. */
export class GliUnprocessableError extends GliApiError {
  override readonly name = 'GliUnprocessableError';
}
/** 429: too many requests. See `retryAfter`. */
export class GliTooManyRequestsError extends GliApiError {
  override readonly name = 'GliTooManyRequestsError';
}
/** 5xx: the server failed. */
export class GliServerError extends GliApiError {
  override readonly name = 'GliServerError';
}

type ApiErrorClass = new (...of: ConstructorParameters<typeof GliApiError>) => GliApiError;

const CLASS_BY_STATUS: Readonly<Record<number, ApiErrorClass>> = {
  400: GliBadRequestError,
  401: GliUnauthorizedError,
  403: GliForbiddenError,
  404: GliNotFoundError,
  409: GliConflictError,
  412: GliPreconditionFailedError,
  413: GliPayloadTooLargeError,
  415: GliUnsupportedMediaTypeError,
  422: GliUnprocessableError,
  429: GliTooManyRequestsError,
};

/** Creates the error for the status of a response. */
export function toApiError(response: Response, envelope: ErrorEnvelope): GliApiError {
  const { status, headers } = response;
  const ErrorOfStatus = CLASS_BY_STATUS[status] ?? (status < 500 ? GliApiError : GliServerError);
  const waitMs = retryAfterMs(headers, Date.now());
  const error = new ErrorOfStatus(
    status,
    envelope,
    headers.get('X-Request-Id'),
    waitMs === null ? null : Math.ceil(waitMs / 1000),
    headers,
  );
  return Object.assign(error, contexts.get(response));
}
