import { type Locale, limits } from '@fundfront/content-model';
import { calls, type PresentPerson } from '@fundfront/content-model/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../session/session.ts';

interface Place {
  locale: Locale;
  field: string | null;
}

interface Presence {
  others: readonly PresentPerson[];
  moveTo: (place: Place) => void;
}

/** Says every few seconds where this person writes, as long as the page is seen, and hears of the others. */
export function usePresence(type: string, id: string, start: Locale): Presence {
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const place = useRef<Place>({ locale: start, field: null });
  const running = useRef(false);
  const params = { type, id };

  async function beat() {
    if (running.current || document.visibilityState !== 'visible') return;
    running.current = true;
    try {
      setOthers((await api.call(calls.notePresence, { params, body: place.current })).others);
    } catch {
      // Who else is here is good to know and no reason for a message: a lost connection is said elsewhere.
      setOthers([]);
    } finally {
      running.current = false;
    }
  }

  const next = useEffectEvent(() => void beat());
  const leave = useEffectEvent(() => void api.call(calls.endPresence, { params }).catch(() => {}));
  useEffect(() => {
    next();
    const timer = setInterval(() => next(), limits.presenceMs);
    const turn = () => (document.visibilityState === 'visible' ? next() : leave());
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, []);

  return {
    others,
    moveTo(now) {
      const moved = now.locale !== place.current.locale || now.field !== place.current.field;
      place.current = now;
      if (moved && now.field !== null) void beat();
    },
  };
}
