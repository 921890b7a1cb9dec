import type { Metrics } from './metrics.ts';
import type { ActiveSpan, SpanFacts, Tracing } from './spans.ts';

export interface TelemetrySettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

let tracing: Tracing | undefined;

/**
 * Sends traces and metrics to `OTEL_EXPORTER_OTLP_ENDPOINT`, by OTLP over HTTP. Without it nothing is loaded.
 * @returns sends the rest and stops
 */
export async function startTelemetry(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio }: TelemetrySettings,
  metrics: Metrics | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { openTelemetry } = await import('./openTelemetry.ts');
  const started = openTelemetry({ service, endpoint, ratio, metrics });
  tracing = started;
  return async () => {
    tracing = undefined;
    await started.stop();
  };
}

export const startSpan: Tracing['start'] = (name, facts, onlyWithin) => tracing?.start(name, facts, onlyWithin);

/** Runs it as a part of the trace, where there is one. An error ends its span as failed, and is thrown on. */
export async function inSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: (span: ActiveSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, facts);
  if (!span) return work(undefined);
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
