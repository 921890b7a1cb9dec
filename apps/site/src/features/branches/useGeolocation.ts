import { useState } from 'react';
import type { Position } from './distance.ts';

/** Where the visitor is: not asked yet; being asked; known; refused; not to be found. */
export type GeolocationState =
  | { status: 'off' | 'asking' | 'denied' | 'unavailable'; position: null }
  | { status: 'known'; position: Position };

/** A position of the last minutes will do: nobody walks to another branch meanwhile. */
const options = { maximumAge: 300_000, timeout: 15_000, enableHighAccuracy: false };

/** Asks the browser for the position on request, never before; it does not leave this page. */
export function useGeolocation() {
  const [geolocation, setGeolocation] = useState<GeolocationState>({ status: 'off', position: null });

  function locate() {
    // Pages that are not served safely have no such service.
    if (!navigator.geolocation) {
      setGeolocation({ status: 'unavailable', position: null });
      return;
    }
    setGeolocation({ status: 'asking', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setGeolocation({ status: 'known', position: { latitude, longitude } }),
      (error) =>
        setGeolocation({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable', position: null }),
      options,
    );
  }

  return { geolocation, locate, reset: () => setGeolocation({ status: 'off', position: null }) };
}
