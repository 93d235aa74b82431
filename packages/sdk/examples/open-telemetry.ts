// Creates spans for the SDK's calls, following OpenTelemetry's conventions for HTTP clients. Copy this file into your
// app, because the SDK does not depend on OpenTelemetry. If no OpenTelemetry SDK is registered, the cost is negligible.
//
//   client.use(openTelemetry());
import type { Middleware } from '@gli/sdk';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Middleware for one client. A call and all its attempts share one span, a child of the active span. The server
 * receives its `traceparent`.
 */
export function openTelemetry(tracer = trace.getTracer('@gli/sdk')): Middleware {
  const spans = new Map<string, Span>();

  function end(id: string, error: string | undefined, status?: number) {
    const span = spans.get(id);
    spans.delete(id);
    if (status) span?.setAttribute('http.response.status_code', status);
    if (error) span?.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  return {
    onRequest({ id, request, schemaPath, params }) {
      const { method } = request;
      const { origin, hostname, port, pathname, protocol } = new URL(request.url);
      // A raw `client.send` has a concrete path, not a template.
      const template = params.path && schemaPath;
      const span = tracer.startSpan(template ? `${method} ${template}` : method, {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': method,
          'server.address': hostname,
          'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
          'url.full': origin + pathname,
          ...(template && { 'url.template': template }),
        },
      });
      spans.set(id, span);
      propagation.inject(trace.setSpan(context.active(), span), request.headers, {
        set: (carrier, name, value) => carrier.set(name, value),
      });
    },
    onResponse({ id, response: { ok, status } }) {
      end(id, ok ? undefined : String(status), status);
    },
    onError({ id, error }) {
      end(id, error instanceof Error ? error.name : 'error');
    },
  };
}
