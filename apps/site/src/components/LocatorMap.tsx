import * as styles from './LocatorMap.css.ts';
import { disputed, graticule, outline, pathOf, river, size } from './locator/countryMap.ts';
import { mapMarkers, type Place, type Side } from './locator/mapMarkers.ts';

interface LocatorMapProps {
  note: string;
  places: readonly Place[];
  /** Without it the sketch is hidden from screen readers, for a page whose list says the same. */
  label?: string;
}

const offsets: Record<Exclude<Side, null>, { dx: number; dy: number }> = {
  east: { dx: 9, dy: 0 },
  west: { dx: -9, dy: 0 },
  north: { dx: 0, dy: -16 },
  south: { dx: 0, dy: 16 },
};

/** Drawn by hand: no map service is asked, nothing is sent anywhere. */
export function LocatorMap({ note, places, label }: LocatorMapProps) {
  const markers = mapMarkers(places);
  if (markers.length === 0) return null;
  const ariaProps = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <figure {...ariaProps} className={styles.figure}>
      <svg className={styles.map} aria-hidden="true">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" height="100%" aria-hidden="true">
          <path d={graticule()} className={styles.grid} />
          <path d={`${pathOf(outline)}${pathOf(disputed).replace('M', 'L')}Z`} className={styles.land} />
          <path d={pathOf(river)} className={styles.river} />
          <path d={pathOf(outline)} className={styles.outline} />
          <path d={pathOf(disputed)} className={styles.disputed} />
        </svg>
        {markers.map((marker) => (
          <svg key={marker.id} x={`${marker.x}%`} y={`${marker.y}%`} overflow="visible" aria-hidden="true">
            <path d="M0-6L6 0L0 6L-6 0Z" className={styles.diamond} />
            {marker.side ? (
              <text {...offsets[marker.side]} className={styles.side[marker.side]}>
                {marker.name}
              </text>
            ) : null}
          </svg>
        ))}
      </svg>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
