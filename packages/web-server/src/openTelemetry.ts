import { setTimeout as pause } from 'node:timers/promises';
import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Metrics } from './metrics.ts';
import { prometheusProducer } from './prometheusProducer.ts';
import type { ActiveSpan, SpanFacts, Tracing } from './spans.ts';

interface Options {
  service: string;
  /** Without `/v1/traces`. */
  endpoint: string;
  /** Share of the traces that begin here, from 0 to 1. */
  ratio: number;
  metrics: Metrics | undefined;
}

const exportMs = 15_000;
/** Of a collector that does not answer, a server that is to stop does not wait for more. */
const stopMs = 2_000;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceparentPattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = traceparentPattern.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

/** Loaded only where there is an endpoint. */
export function openTelemetry({ service, endpoint, ratio, metrics }: Options): Tracing {
  const resource = resourceFromAttributes({ 'service.name': service });
  const traces = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: traces })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: exportMs,
    exportTimeoutMillis: exportMs,
    metricProducers: metrics ? [prometheusProducer(metrics, resource)] : [],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const tracer = provider.getTracer('fundfront');

  function start(name: string, facts: SpanFacts, onlyWithin?: 'onlyWithin'): ActiveSpan | undefined {
    const { kind = 'internal', parent, attributes = {} } = facts;
    const around = parent === undefined ? context.active() : contextOf(parent);
    if (onlyWithin && !trace.getSpan(around)) return undefined;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, around);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const within = trace.setSpan(around, span);
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      run: (work) => context.with(within, work),
      rename: (to) => void span.updateName(to),
      set: (key, value) => void span.setAttribute(key, value),
      end(error) {
        // The message may hold what somebody typed: it is in the log, under the request's id.
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        }
        span.end();
      },
    };
  }

  return {
    start,
    async stop() {
      const sentAll = Promise.allSettled([provider.shutdown(), meters.shutdown()]);
      await Promise.race([sentAll, pause(stopMs, undefined, { ref: false })]);
      context.disable();
    },
  };
}
