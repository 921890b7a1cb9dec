const minuteMs = 60_000;

interface DueText {
  /** `soon` under an hour. */
  tone: 'calm' | 'soon' | 'late';
  text: string;
}

/** `1 h 32 min`, `56 min`, `3 days` */
function span(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/**
 * @param dueAt instant until which the prices of the day are due
 * @param now milliseconds since the epoch
 */
export function dueText(dueAt: string, now: number): DueText {
  const left = (Date.parse(dueAt) - now) / minuteMs;
  if (left < 0) return { tone: 'late', text: `late by ${span(Math.floor(-left))}` };
  const minutes = Math.ceil(left);
  return { tone: minutes < 60 ? 'soon' : 'calm', text: `${span(minutes)} left` };
}
