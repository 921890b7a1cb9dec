/**
 * The only foreign hosts that a text can show something of. An embed is stored as `provider:id`; nothing is asked of its
 * host before a visitor presses, and the site's policy lets no page frame any other.
 */
export interface EmbedProvider {
  label: string;
  kind: 'video' | 'map';
  /** What may be framed. */
  origin: string;
  /** Of an id, as a regular expression. */
  id: string;
  /** The id that an address names; null for any other address. */
  idOf: (url: URL) => string | null;
  frameUrl: (id: string) => string;
  /** Where a visitor without scripts is led. */
  pageUrl: (id: string) => string;
}

const withoutWww = (url: URL) => url.hostname.replace(/^(?:www|m)\./, '');

const youtubeOrigin = 'https://www.youtube-nocookie.com';
const mapOrigin = 'https://www.openstreetmap.org';

function youtubeId(url: URL): string | null {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  switch (withoutWww(url)) {
    case 'youtu.be':
      return first ?? null;
    case 'youtube.com':
    case 'youtube-nocookie.com':
      if (first === 'watch') return url.searchParams.get('v');
      return first === 'embed' || first === 'shorts' || first === 'live' ? (second ?? null) : null;
    default:
      return null;
  }
}

const mapViewId = (latitude: string, longitude: string, zoom: string) =>
  [Number(latitude).toFixed(5), Number(longitude).toFixed(5), Math.min(19, Math.round(Number(zoom)))].join(',');

/** `#map=zoom/latitude/longitude`; a marker, where the address has one, says the place better than the middle does. */
function mapId(url: URL): string | null {
  if (withoutWww(url) !== 'openstreetmap.org') return null;
  const [, zoom, latitude, longitude] = /[#&]map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? [];
  if (zoom === undefined || latitude === undefined || longitude === undefined) return null;
  const marked = [url.searchParams.get('mlat') ?? latitude, url.searchParams.get('mlon') ?? longitude] as const;
  return mapViewId(...marked, zoom);
}

function mapViewOf(id: string): { latitude: number; longitude: number; zoom: number } {
  const [latitude = 0, longitude = 0, zoom = 0] = id.split(',').map(Number);
  return { latitude, longitude, zoom };
}

function mapFrame(id: string): string {
  const { latitude, longitude, zoom } = mapViewOf(id);
  // Degrees of what a frame of about 640 px shows: the world is 256 px wide at zoom 0.
  const width = Math.min(360, (360 * 640) / (256 * 2 ** zoom)) / 2;
  const height = Math.min(85, width * 0.5);
  const box = [longitude - width, latitude - height, longitude + width, latitude + height];
  const query = new URLSearchParams({
    bbox: box.map((each) => each.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

function mapPage(id: string): string {
  const { latitude, longitude, zoom } = mapViewOf(id);
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** Another provider is another entry here, and nothing else. */
export const embedProviders = {
  youtube: {
    label: 'YouTube',
    kind: 'video',
    origin: youtubeOrigin,
    id: '[\\w-]{11}',
    idOf: youtubeId,
    frameUrl: (id) => `${youtubeOrigin}/embed/${id}?rel=0`,
    pageUrl: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  openstreetmap: {
    label: 'OpenStreetMap',
    kind: 'map',
    origin: mapOrigin,
    id: '-?\\d{1,2}\\.\\d{5},-?\\d{1,3}\\.\\d{5},\\d{1,2}',
    idOf: mapId,
    frameUrl: mapFrame,
    pageUrl: mapPage,
  },
} as const satisfies Record<string, EmbedProvider>;

const providers: readonly (readonly [string, EmbedProvider])[] = Object.entries(embedProviders);

export const embedOrigins = providers.map(([, { origin }]) => origin);

/** For people: "YouTube or OpenStreetMap". */
export const embedLabels = providers.map(([, { label }]) => label).join(' or ');

/** Of the value that is stored. */
export const embedPattern = new RegExp(`^(?:${providers.map(([name, { id }]) => `${name}:${id}`).join('|')})$`);

export interface Embed {
  provider: EmbedProvider;
  id: string;
}

/** What a stored value names; null for anything that is not on the list. */
export function embedOf(value: string): Embed | null {
  if (!embedPattern.test(value)) return null;
  const at = value.indexOf(':');
  const found = providers.find(([name]) => name === value.slice(0, at));
  return found ? { provider: found[1], id: value.slice(at + 1) } : null;
}

/** The value to be stored for an address that a person pasted; null for a host or a page that is not on the list. */
export function embedOfAddress(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const [name, { idOf }] of providers) {
    const value = `${name}:${idOf(url) ?? ''}`;
    if (embedPattern.test(value)) return value;
  }
  return null;
}
