-- Lists of files name files of the library by id.
CREATE FUNCTION "media_ids_in"("data" jsonb) RETURNS TABLE ("field" text, "id" uuid) LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT f.key, found[1]::uuid
	FROM jsonb_each(data) f,
		regexp_matches(f.value::text, 'data-media=\\"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\"', 'g') AS found
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "media_uses_of"("entry" uuid, "language" locale, "working" jsonb, "live" integer)
RETURNS TABLE ("media_id" uuid, "copy" media_copy, "field" text) LANGUAGE sql STABLE AS $$
	SELECT m.id, 'working'::media_copy, n.field FROM media_names_in(working) n JOIN media m ON m.name = n.name
	UNION
	SELECT m.id, 'working'::media_copy, n.field FROM media_ids_in(working) n JOIN media m ON m.id = n.id
	UNION
	SELECT m.id, 'live'::media_copy, n.field
	FROM entry_version v, media_names_in(v.data) n JOIN media m ON m.name = n.name
	WHERE v.entry_id = entry AND v.locale = language AND v.number = live
	UNION
	SELECT m.id, 'live'::media_copy, n.field
	FROM entry_version v, media_ids_in(v.data) n JOIN media m ON m.id = n.id
	WHERE v.entry_id = entry AND v.locale = language AND v.number = live
$$;
--> statement-breakpoint
-- A document has no page, so what links to it is a list of files.
CREATE FUNCTION "entry_listed_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM entry_link l JOIN entry e ON e.id = l.entry_id
		WHERE l.target_id = NEW.id AND l.entry_id <> NEW.id AND e.trashed_at IS NULL
	) THEN
		RAISE EXCEPTION 'A live text lists this document'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'entry_listed';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_listed_guard" BEFORE UPDATE OF "trashed_at" ON "entry" FOR EACH ROW
	WHEN (NEW.type = 'document' AND OLD.trashed_at IS NULL AND NEW.trashed_at IS NOT NULL)
	EXECUTE FUNCTION "entry_listed_guard"();
