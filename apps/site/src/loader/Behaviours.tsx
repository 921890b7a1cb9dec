'use client';

import { useEffect } from 'react';
import { startBehaviours } from './behaviours.ts';

export function Behaviours() {
  useEffect(() => {
    const end = new AbortController();
    startBehaviours(end.signal);
    return () => end.abort();
  }, []);
  return null;
}
