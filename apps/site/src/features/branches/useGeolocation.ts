import { useState } from 'react';
import type { Position } from './distance.ts';

export type GeolocationState =
  | { status: 'off' | 'asking' | 'denied' | 'unavailable'; position: null }
  | { status: 'known'; position: Position };

/** Milliseconds. A position of the last minutes will do: nobody walks to another branch meanwhile. */
const options = { maximumAge: 300_000, timeout: 15_000, enableHighAccuracy: false };

/** Asks only on request; the position does not leave this page. */
export function useGeolocation() {
  const [geolocation, setGeolocation] = useState<GeolocationState>({ status: 'off', position: null });

  function locate() {
    // Pages without TLS have no such service.
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
