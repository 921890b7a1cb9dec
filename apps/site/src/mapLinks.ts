/** Degrees north and east. */
export function markerHref(latitude: string, longitude: string): string {
  const marker = new URLSearchParams({ mlat: latitude, mlon: longitude });
  return `https://www.openstreetmap.org/?${marker}#map=17/${latitude}/${longitude}`;
}

/** OpenStreetMap is not told where the visitor is. */
export function directionsHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
