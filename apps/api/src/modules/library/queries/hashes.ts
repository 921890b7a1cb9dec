import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { documentFile, media, mediaHash } from '../../../db/schema/index.ts';

interface UnknownObject {
  object: string;
  /** Files of the library whose present content it is. */
  mediaIds: string[];
}

/** Documents of the library, and what was ever public as one. */
export function objectsWithoutHash(db: Db): Promise<UnknownObject[]> {
  return rowsOf<UnknownObject>(
    db,
    sql`select wanted.object, array(
        select m.id::text from ${media} m where m.object = wanted.object and m.trashed_at is null
      ) as "mediaIds"
      from (
        select object from ${media} where kind <> 'image'
        union
        select object from ${documentFile}
      ) as wanted
      where not exists (select from ${mediaHash} h where h.object = wanted.object)
      order by wanted.object`,
  );
}
