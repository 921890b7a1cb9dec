import { describe, expect, it } from 'vitest';
import { embedOf, embedOfAddress, embedOrigins } from './embeds.ts';

const video = 'youtube:dQw4w9WgXcQ';

describe('an address', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', video],
    [' https://youtu.be/dQw4w9WgXcQ?si=x ', video],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', video],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', video],
    ['https://www.openstreetmap.org/#map=16/24.8607/67.0011', 'openstreetmap:24.86070,67.00110,16'],
    ['https://www.openstreetmap.org/?mlat=24.9&mlon=67.1#map=12/24.8607/67.0011', 'openstreetmap:24.90000,67.10000,12'],
  ])('%s is recognised', (address, value) => expect(embedOfAddress(address)).toBe(value));

  it.each([
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test/?u=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://www.youtube.com/redirect?q=https://evil.test',
    'https://www.openstreetmap.org/user/somebody',
    'https://www.openstreetmap.org/?mlat=x&mlon=1#map=12/24.8607/67.0011',
    'https://player.vimeo.com/video/1',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube:dQw4w9WgXcQ',
    '',
  ])('%s is refused', (address) => expect(embedOfAddress(address)).toBeNull());
});

describe('a stored value', () => {
  it.each([
    [video, 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'openstreetmap:24.86070,67.00110,16',
      'https://www.openstreetmap.org/export/embed.html?bbox=66.99423%2C24.85727%2C67.00797%2C24.86413&layer=mapnik&marker=24.8607%2C67.0011',
      'https://www.openstreetmap.org/?mlat=24.8607&mlon=67.0011#map=16/24.8607/67.0011',
    ],
  ])('%s is framed from a host of the list', (value, frame, page) => {
    const embed = embedOf(value);
    expect(embed?.provider.frameUrl(embed.id)).toBe(frame);
    expect(embed?.provider.pageUrl(embed.id)).toBe(page);
    expect(embedOrigins).toContain(new URL(frame).origin);
  });

  it.each(['youtube:../../evil', 'vimeo:1', 'youtube:dQw4w9WgXcQ?x', 'openstreetmap:1,2,3', 'constructor:x', ''])(
    '%s is none',
    (value) => expect(embedOf(value)).toBeNull(),
  );
});
