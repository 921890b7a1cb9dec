import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';
import type { Metrics } from './metrics.ts';

type Read = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>;

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1e6)];

const attributesOf = ({ le: _, quantile: __, ...labels }: Record<string, unknown>): Attributes =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

function histogramsOf({ name, values }: Read): { attributes: Attributes; value: Histogram }[] {
  const found = new Map<string, { attributes: Attributes; value: Histogram; upTo: number }>();
  for (const { labels, value, ...rest } of values) {
    const attributes = attributesOf(labels);
    const key = JSON.stringify(attributes);
    const made = found.get(key) ?? {
      attributes,
      upTo: 0,
      value: { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 },
    };
    found.set(key, made);
    const metricName = 'metricName' in rest ? rest.metricName : undefined;
    if (metricName === `${name}_sum`) made.value.sum = value;
    else if (metricName === `${name}_count`) made.value.count = value;
    else if ('le' in labels) {
      // Prometheus counts all below a bound, OTLP those between two.
      if (labels.le !== '+Inf') made.value.buckets.boundaries.push(Number(labels.le));
      made.value.buckets.counts.push(value - made.upTo);
      made.upTo = value;
    }
  }
  return [...found.values()];
}

function dataOf(read: Read, startTime: HrTime, endTime: HrTime): MetricData | undefined {
  const descriptor = { name: read.name, description: read.help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const type = String(read.type);
  const points = (): DataPoint<number>[] =>
    read.values.map(({ labels, value }) => ({ startTime, endTime, attributes: attributesOf(labels), value }));
  if (type === 'histogram') {
    const dataPoints = histogramsOf(read).map((each) => ({ startTime, endTime, ...each }));
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, dataPoints: points(), isMonotonic: true };
  return type === 'gauge' ? { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() } : undefined;
}

/** The metrics that Prometheus reads, for OTLP: they are declared once. */
export function prometheusProducer({ registry }: Metrics, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    async collect() {
      const endTime = hrTime(Date.now());
      const read: Read[] = await registry.getMetricsAsJSON();
      const metrics = read.flatMap((each) => dataOf(each, startTime, endTime) ?? []);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'fundfront' }, metrics }] }, errors: [] };
    },
  };
}
