import type { Locale } from '@fundfront/content-model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entryContent, liveAddress } from '../../db/schema/index.ts';

export type LiveAddress = typeof liveAddress.$inferSelect;

export function addressesOf(db: Db, entryIds: readonly string[]): Promise<LiveAddress[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(liveAddress)
    .where(inArray(liveAddress.entryId, [...entryIds]));
}

/** The entry that answers at an address of a language. */
export async function findAddress(db: Db, locale: Locale, address: string): Promise<LiveAddress | undefined> {
  const [found] = await db
    .select()
    .from(liveAddress)
    .where(and(eq(liveAddress.locale, locale), eq(liveAddress.address, address)));
  return found;
}

/** Who else holds one of these addresses, with the title that editors know it by. */
export function holders(db: Db, locale: Locale, addresses: readonly string[], exceptEntry: string) {
  return db
    .select({ address: liveAddress.address, role: liveAddress.role, title: entryContent.title })
    .from(liveAddress)
    .innerJoin(
      entryContent,
      and(eq(entryContent.entryId, liveAddress.entryId), eq(entryContent.locale, liveAddress.locale)),
    )
    .where(
      and(
        eq(liveAddress.locale, locale),
        inArray(liveAddress.address, [...addresses]),
        ne(liveAddress.entryId, exceptEntry),
      ),
    );
}

const ofRow = (entryId: string, locale: Locale) =>
  and(eq(liveAddress.entryId, entryId), eq(liveAddress.locale, locale));

export async function deleteAddresses(db: Db, entryId: string, locale: Locale): Promise<void> {
  await db.delete(liveAddress).where(ofRow(entryId, locale));
}

/** Takes addresses away from whoever holds them. */
export async function freeAddresses(db: Db, locale: Locale, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await db.delete(liveAddress).where(and(eq(liveAddress.locale, locale), inArray(liveAddress.address, [...addresses])));
}

export async function insertAddresses(db: Db, rows: readonly LiveAddress[]): Promise<void> {
  if (rows.length > 0) await db.insert(liveAddress).values([...rows]);
}

/** Takes those of these addresses that nobody holds. */
export async function insertFreeAddresses(db: Db, rows: readonly LiveAddress[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(liveAddress)
      .values([...rows])
      .onConflictDoNothing();
}
