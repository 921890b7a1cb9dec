export const maxPrepared = 256;
export const maxNoticed = 1_024;
const maxTextLength = 8_000;

const query = /^\s*(?:select|insert|update|delete|with)\b/i;
/**
 * Parts of arrays, of objects and of words: how many rows have one depends on which, and PostgreSQL takes any for rare where it
 * does not know it. Such a statement is planned for its values each time.
 */
const ofValues = /@>|<@|&&|[%~]|\bi?like\b/i;

export const isQuery = (text: string) => query.test(text);

/** Whether one plan will do for all values that a statement is asked with. */
export function isPreparable(text: string): boolean {
  return text.length <= maxTextLength && isQuery(text) && !ofValues.test(text);
}
