import { type ApiClient, createApiClient } from '../client.ts';
import type { ErrorEnvelope } from '../error-envelope.ts';
import type { GliClientOptions } from '../options.ts';

type Json<Body> = { headers: Record<string, unknown>; content: { 'application/json': Body } };
type Failures = { 401: Json<ErrorEnvelope>; 404: Json<ErrorEnvelope>; 500: Json<ErrorEnvelope> };
type Parameters = { query?: never; header?: never; path?: never; cookie?: never };
type Id = Omit<Parameters, 'path'> & { path: { id: string } };
type Asset = { id: string; status: 'active' | 'paused'; raised_amount: string };

/** A piece of the contract, in the form in which openapi-typescript writes it. */
export type TestPaths = {
  '/v1/rwa/assets/': {
    parameters: Parameters;
    get: {
      parameters: Omit<Parameters, 'query'> & {
        query?: { page?: number; ordering?: string; tag?: string[] };
      };
      requestBody?: never;
      responses: { 200: Json<{ results: Asset[] }> } & Failures;
    };
  };
  '/v1/rwa/assets/{id}/': {
    parameters: Parameters;
    get: { parameters: Id; requestBody?: never; responses: { 200: Json<Asset> } & Failures };
  };
  '/v1/rwa/assets/{id}/invest/': {
    parameters: Parameters;
    post: {
      parameters: Omit<Id, 'header'> & { header?: { 'Idempotency-Key'?: string } };
      requestBody: { content: { 'application/json': { amount: string } } };
      responses: { 201: Json<{ id: string }> } & Failures;
    };
  };
  '/user/profile/avatar/': {
    parameters: Parameters;
    post: {
      parameters: Parameters;
      requestBody: { content: { 'multipart/form-data': { avatar: Blob } } };
      responses: { 200: Json<{ url: string }> } & Failures;
    };
  };
  '/users/{id}/face-verification/': {
    parameters: Parameters;
    post: {
      parameters: Id;
      requestBody: { content: { 'multipart/form-data': { image: Blob } } };
      responses: { 201: Json<{ id: string }> } & Failures;
    };
  };
  '/auth/logout/': {
    parameters: Parameters;
    post: {
      parameters: Parameters;
      requestBody?: never;
      responses: { 204: { headers: Record<string, unknown>; content?: never } } & Failures;
    };
  };
};

/** A client of that piece, without delays between retries unless a test says otherwise. */
export function testClient(options: GliClientOptions): ApiClient<TestPaths> {
  return createApiClient<TestPaths>(
    { sleep: async (_, signal) => signal?.throwIfAborted(), ...options },
    {
      idempotentOperations: /^POST \/v1\/rwa\/assets\/[^/]+\/invest\/$/,
      operationsWithoutBody: /^POST \/auth\/logout\/$/,
    },
  );
}
