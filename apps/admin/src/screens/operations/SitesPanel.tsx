import { formatBytes } from '@fundfront/content-model/bytes';
import { Facts } from '@fundfront/ui/components/Facts';
import { Heading } from '@fundfront/ui/components/Heading';
import { Notice } from '@fundfront/ui/components/Notice';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { Panel } from '../../layout/Panel.tsx';
import { formatCount, type Operations } from './types.ts';

type Site = Operations['sites'][number];

function hitRate({ hits, misses }: NonNullable<Site['status']>): string {
  const all = hits + misses;
  return all === 0 ? 'Nothing asked yet' : `${((100 * hits) / all).toFixed(1)} % of ${formatCount(all)}`;
}

function factsOf(status: NonNullable<Site['status']>) {
  const { entries, bytes, stale, evictions, lastEvictionAt, renders, failures, waiting } = status;
  return [
    { term: 'Pages in memory', value: `${formatCount(entries)}, ${formatBytes(bytes)}` },
    { term: 'Answered from memory', value: hitRate(status) },
    { term: 'Of these old, and made anew meanwhile', value: formatCount(stale) },
    {
      term: 'Rendered',
      value: `${formatCount(renders)}, ${formatCount(failures)} failed, ${formatCount(waiting)} waiting`,
    },
    {
      term: 'Changes taken in',
      value: lastEvictionAt ? `${formatCount(evictions)}, the last ${formatAgo(lastEvictionAt)}` : 'None',
    },
    { term: 'Renderer started again', value: formatCount(status.rendererRestarts) },
    { term: 'Memory', value: formatBytes(status.memoryBytes) },
    { term: 'Runs since', value: formatInstant(status.startedAt) },
  ];
}

export function SitesPanel({ sites }: Pick<Operations, 'sites'>) {
  return (
    <Panel title="Pages of the site">
      <Stack space="m">
        {sites.length === 0 ? <Text tone="secondary">No site is configured.</Text> : null}
        {sites.map(({ url, status }) => (
          <Stack space="s" key={url}>
            <Heading level={3}>
              <bdi>{url}</bdi>
            </Heading>
            {status ? (
              <Facts items={factsOf(status)} />
            ) : (
              <Notice tone="bad" title="It does not answer">
                Messages of changes wait until it does.
              </Notice>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
