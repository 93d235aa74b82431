export type * from './client/call-options.ts';
export type * from './client/call-types.ts';
export type { ApiClient } from './client/client.ts';
export {
  API_BASE_PATH,
  API_TIMEOUT_MS,
  CLIENT_VERSION,
  DEFAULT_RATE_LIMIT,
  GENERAL_RATE_LIMIT,
  LOG_IN_RATE_LIMIT,
  type RateLimit,
  type RetryOptions,
} from './client/constants.ts';
export { createGliClient, type GliClient } from './client/create-client.ts';
export type { DefaultHeaders, HeaderRecord } from './client/default-headers.ts';
export type { ErrorCode, ErrorEnvelope } from './client/error-envelope.ts';
export {
  GliApiError,
  GliContractError,
  GliError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
  isGliError,
  type NextStep,
} from './client/errors.ts';
export { isErrorOf, type OperationWithErrors } from './client/is-error-of.ts';
export type { LogEntry, Logger, LogLevel } from './client/layers/log.ts';
export { SKIP_AUTH_REFRESH } from './client/layers/refresh-on-401.ts';
export type { ResponseValidator, SuccessResponse } from './client/layers/validation.ts';
export { RateLimiter, type RateLimiterOptions } from './client/limiter.ts';
export { mediaUrl } from './client/media-url.ts';
export type { Middleware, MiddlewareContext, MiddlewareResult } from './client/middleware.ts';
export { nextPageOf } from './client/next-page.ts';
export type { Given } from './client/numeric-options.ts';
export type { FetchOptions, GliClientOptions, RateLimitsOption } from './client/options.ts';
export type { AnyPage, ItemOf, PagedPath, Pages, PagesCall, ResponseOf } from './client/page-types.ts';
export type { Fetch } from './client/request.ts';
export { signIn, signOut } from './client/sign-in.ts';
export {
  GliBadRequestError,
  GliConflictError,
  GliForbiddenError,
  GliNotFoundError,
  GliPayloadTooLargeError,
  GliPreconditionFailedError,
  GliServerError,
  GliTooManyRequestsError,
  GliUnauthorizedError,
  GliUnprocessableError,
  GliUnsupportedMediaTypeError,
} from './client/status-errors.ts';
export { type TokenResponse, toTokens } from './client/to-tokens.ts';
export {
  type AuthChange,
  type AuthListener,
  memoryTokenStore,
  type ObservableTokenStore,
  sameTokens,
  type TokenStore,
  type Tokens,
} from './client/tokens.ts';
export { type PathResult, unwrap } from './client/unwrap.ts';
export type { OnUploadProgress, UploadOptions, UploadProgress } from './client/upload.ts';
export type * from './client/upload-call.ts';
export {
  type ResponseSchema,
  type ResponseSchemas,
  type SchemaIssue,
  validateResponses,
} from './client/validate-responses.ts';
export {
  type TokenStorage,
  type WebStorageTokenStoreOptions,
  webStorageTokenStore,
} from './client/web-storage-tokens.ts';
export * from './generated/enum-values.ts';
export type { OperationErrorCodes } from './generated/error-codes.ts';
export { type OperationId, operationTable } from './generated/operation-table.ts';
export type * from './generated/parameter-types.ts';
export { publicReads } from './generated/public-reads.ts';
export type * from './generated/schema-types.ts';
export type {
  ErrorCode as KnownErrorCode,
  ErrorEnvelope as KnownErrorEnvelope,
} from './generated/schema-types.ts';
export type { components, operations, paths } from './generated/types.ts';
