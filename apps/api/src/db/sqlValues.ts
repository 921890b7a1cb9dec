import { type SQL, sql } from 'drizzle-orm';

/** One parameter for a whole column: both engines read an array from its text form. */
export function column(values: readonly (string | null)[], type: SQL): SQL {
  const items = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`));
  return sql`${`{${items.join(',')}}`}::text::${type}[]`;
}

/** ISO 8601 in UTC, as the wire writes an instant. */
export const isoInstant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
