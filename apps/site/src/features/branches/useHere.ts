import { useState } from 'react';
import type { Position } from './distance.ts';

/** Where the visitor is: not asked yet; being asked; known; refused; not to be found. */
export type Here =
  | { status: 'off' | 'asking' | 'denied' | 'unavailable'; position: null }
  | { status: 'known'; position: Position };

/** A position of the last minutes will do: nobody walks to another branch meanwhile. */
const options = { maximumAge: 300_000, timeout: 15_000, enableHighAccuracy: false };

/** Asks the browser for the position when told to, never before; it is kept in this page alone. */
export function useHere() {
  const [here, setHere] = useState<Here>({ status: 'off', position: null });

  function ask() {
    // Pages that are not served safely have no such service.
    if (!navigator.geolocation) {
      setHere({ status: 'unavailable', position: null });
      return;
    }
    setHere({ status: 'asking', position: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ status: 'known', position: { latitude, longitude } }),
      (error) => setHere({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable', position: null }),
      options,
    );
  }

  return { here, ask, forget: () => setHere({ status: 'off', position: null }) };
}
