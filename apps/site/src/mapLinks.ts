/** A marker on OpenStreetMap's map, by degrees north and east. */
export function markerHref(latitude: string, longitude: string): string {
  const marker = new URLSearchParams({ mlat: latitude, mlon: longitude });
  return `https://www.openstreetmap.org/?${marker}#map=17/${latitude}/${longitude}`;
}

/** The way there on OpenStreetMap, from wherever its user says; it is not told where the visitor is. */
export function directionsHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
