import {
  type Context,
  context,
  type Span as OtelSpan,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BaseLogger } from 'pino'
import { type Span, type Tracer, traceWith } from '#kit/trace/spans.ts'
import type { TraceSettings } from '../config.ts'
import { VERSION } from '../version.ts'

/**
 * Writes down what is done for each request and job, and sends it to a collector of OpenTelemetry's (OTLP over HTTP). Loaded where
 * one is configured alone. The spans are our own, around the doors that everything goes through: the library's reach into
 * packages, and lose what belongs together where a pool is between (docs/decisions/0074).
 */
export const openTraces = ({ endpoint, headers, share }: TraceSettings, log: BaseLogger) => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'yilu', 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('yilu')
  const untrace = traceWith(tracerOf(tracer))
  log.info({ endpoint: new URL(endpoint).origin, share }, 'work is written down as traces')
  return {
    requests: traceRequests(tracer),
    stop: async () => {
      untrace()
      await provider.shutdown().catch((err) => log.warn({ err }, 'the last traces were not taken'))
      context.disable()
      propagation.disable()
    },
  }
}

type OtelTracer = ReturnType<typeof trace.getTracer>

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

const tracerOf = (tracer: OtelTracer): Tracer => {
  const start = ({ name, kind, facts }: Span) => tracer.startSpan(name, { kind: kinds[kind], attributes: facts })
  return {
    begin: (span) => {
      const one = start(span)
      return (error) => endOf(one, error)
    },
    within: (span, work) => {
      const one = start(span)
      return context.with(trace.setSpan(context.active(), one), () =>
        work().then(
          (done) => {
            one.end()
            return done
          },
          (error) => {
            endOf(one, error)
            throw error
          },
        ),
      )
    },
  }
}

/** Why it failed by its class and code: words may tell of a person. */
const endOf = (span: OtelSpan, error?: unknown): void => {
  if (error !== undefined) {
    const { name = 'Error', code } = error as { name?: string; code?: unknown }
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', String(code ?? name))
  }
  span.end()
}

/** Each request is a span, below that of the proxy where it names one; by the route's pattern, since an address may hold a key. */
const traceRequests = (tracer: OtelTracer) => (app: FastifyInstance) => {
  const open = new WeakMap<FastifyRequest, OtelSpan>()
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, routeOptions } = request
    const outer: Context = propagation.extract(ROOT_CONTEXT, headers)
    const route = routeOptions.url ?? 'unknown'
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, traceid: request.id },
      },
      outer,
    )
    open.set(request, span)
    context.with(trace.setSpan(outer, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = open.get(request)
    const { call, reason } = request.said ?? {}
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      ...(call && { 'yilu.call': call }),
      ...(reason && { 'yilu.reason': reason }),
    })
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
