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
};
