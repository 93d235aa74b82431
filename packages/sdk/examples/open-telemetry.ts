// Spans of every attempt of the SDK, by OpenTelemetry's conventions for HTTP clients. Copy it: the SDK itself does not depend
// on OpenTelemetry. Without a registered SDK of OpenTelemetry it costs next to nothing.
//
//   const client = createGliClient({ baseUrl, ...openTelemetryHooks() });
import type { OnRequest, OnResponse, RequestContext } from '@gli/sdk';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Hooks for one client. A span is a child of the active one, and the server gets its `traceparent`. */
export function openTelemetryHooks(tracer = trace.getTracer('@gli/sdk')) {
  const spans = new WeakMap<RequestContext, Span>();

  const onRequest: OnRequest = (request) => {
    const { method, urlTemplate, attempt, headers } = request;
    const { href, hostname, port, protocol } = new URL(request.url);
    const span = tracer.startSpan(urlTemplate ? `${method} ${urlTemplate}` : method, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
        'url.full': href,
        ...(urlTemplate && { 'url.template': urlTemplate }),
        ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
      },
    });
    spans.set(request, span);
    propagation.inject(trace.setSpan(context.active(), span), headers, {
      set: (carrier, name, value) => carrier.set(name, value),
    });
  };

  const onResponse: OnResponse = (request, { status, error }) => {
    const span = spans.get(request);
    if (status !== null) span?.setAttribute('http.response.status_code', status);
    if (status === null || status >= 400) {
      span?.setAttribute('error.type', String(status ?? (error instanceof Error ? error.name : 'error')));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
  };

  return { onRequest, onResponse };
}
