import { createGliClient, memoryTokenStore } from '@gli/sdk';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTelemetry } from './open-telemetry.ts';

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
beforeEach(() => exporter.reset());
afterAll(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

/**
 * Creates a traced client whose server responds with these outcomes, one per request. Collects the `traceparent`
 * headers.
 */
function traced(...outcomes: (number | Error)[]) {
  const parents: (string | null)[] = [];
  const client = createGliClient({
    baseUrl: 'https://gli.test/api',
    tokens: memoryTokenStore({ access: 'secret', refresh: 'secret' }),
    sleep: async () => {},
    fetch: async (_, { headers }) => {
      parents.push(new Headers(headers).get('traceparent'));
      const outcome = outcomes.shift() ?? 200;
      if (outcome instanceof Error) throw outcome;
      return new Response('{}', { status: outcome });
    },
  });
  client.use(openTelemetry());
  return { client, parents };
}

it('records a call as a client span under the active span', async () => {
  const { client, parents } = traced(200);
  const tracer = trace.getTracer('shop');
  await tracer.startActiveSpan('show the asset', async (parent) => {
    await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'ast_1' } } });
    parent.end();
  });
  const [span, parent] = exporter.getFinishedSpans();
  expect(span).toMatchObject({
    name: 'GET /v1/rwa/assets/{id}/',
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.UNSET },
    attributes: {
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'url.template': '/v1/rwa/assets/{id}/',
      'url.full': 'https://gli.test/api/v1/rwa/assets/ast_1/',
      'server.address': 'gli.test',
      'server.port': 443,
    },
  });
  const { traceId, spanId } = span?.spanContext() ?? {};
  expect(span?.parentSpanContext?.spanId).toBe(parent?.spanContext().spanId);
  expect(traceId).toBe(parent?.spanContext().traceId);
  expect(parents).toEqual([`00-${traceId}-${spanId}-01`]);
});

it('records all attempts of a write as one span with the final status', async () => {
  const { client, parents } = traced(new TypeError('fetch failed'), 503, 201);
  await client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path: { id: 'ast_1' } },
    body: { amount: '2500.00', accepted_risk: true },
  });
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    status: { code: SpanStatusCode.UNSET },
    attributes: { 'http.response.status_code': 201 },
  });
  expect(parents.map((parent) => parent?.split('-')[2])).toEqual(Array(3).fill(span?.spanContext().spanId));
  expect(JSON.stringify(span?.attributes)).not.toContain('secret');
});

it('records a call without a response as a failed span that names the error', async () => {
  await traced(new TypeError('fetch failed'), new TypeError('fetch failed'), new TypeError('fetch failed'))
    .client.GET('/v1/rwa/assets/')
    .catch(() => {});
  expect(exporter.getFinishedSpans()).toMatchObject([
    { status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'GliNetworkError' } },
  ]);
});

it('names the span of an untyped call after its HTTP method', async () => {
  await traced(404)
    .client.send('/v1/rwa/assets/ast_9/?token=secret')
    .catch(() => {});
  const [span] = exporter.getFinishedSpans();
  expect(span).toMatchObject({ name: 'GET', attributes: { 'error.type': '404' } });
  expect(span?.attributes).not.toHaveProperty('url.template');
  expect(JSON.stringify(span?.attributes)).not.toContain('secret');
});
