import * as v from 'valibot';

const portText = 'must be a port number from 1 to 65535';

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portText),
  v.transform(Number),
  v.minValue(1, portText),
  v.maxValue(65_535, portText),
);

/** Of the environment: what every server has for those who run it. */
export const operationsVariables = {
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  /** Where Prometheus reads `/metrics`; without it no such port is opened. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** A collector of OpenTelemetry; without it nothing is sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/]+/, 'must be a web address like http://127.0.0.1:4318'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share of the traces from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
};
