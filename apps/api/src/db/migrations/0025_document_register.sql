CREATE TABLE "media_hash" (
	"object" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "media_hash_sha256" CHECK ("media_hash"."sha256" ~ '^[0-9a-f]{64}$' and left("media_hash"."sha256", 32) = split_part("media_hash"."object", '.', 1))
);
--> statement-breakpoint
CREATE TABLE "document_file" (
	"entry_id" uuid NOT NULL,
	"object" text NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "document_file_entry_id_object_pk" PRIMARY KEY("entry_id","object")
);
--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_hash_sha256_idx" ON "media_hash" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "document_file_object_idx" ON "document_file" USING btree ("object");--> statement-breakpoint
CREATE UNIQUE INDEX "document_file_open_idx" ON "document_file" USING btree ("entry_id") WHERE "document_file"."ended_at" is null;--> statement-breakpoint

CREATE FUNCTION "document_file_name"("data" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT substring(data->'file'->>'src' from '^/api/files/([a-z0-9-]+\.[a-z0-9]+)$')
$$;
--> statement-breakpoint

-- What can be known of the time before: which versions were public when, and, by the audit, what each address then held.
WITH content AS (
	SELECT m.name, m.object, coalesce((SELECT max(a.at) FROM audit a WHERE a.action = 'media.replace'
		AND a.detail->>'name' = m.name), '-infinity') AS since, 'infinity'::timestamptz AS until
	FROM media m
	UNION ALL
	SELECT a.detail->>'name', a.detail->>'from', coalesce((SELECT max(b.at) FROM audit b WHERE b.action = 'media.replace'
		AND b.detail->>'name' = a.detail->>'name' AND b.position < a.position), '-infinity'), a.at
	FROM audit a WHERE a.action = 'media.replace' AND a.detail->>'from' IS NOT NULL
)
INSERT INTO "document_file" ("entry_id", "object", "version", "published_at", "ended_at")
	SELECT p.entry_id, c.object, max(p.version), min(greatest(p.published_at, c.since)),
		max(least(coalesce(p.ended_at, now()), c.until, now()))
	FROM publication p
	JOIN entry e ON e.id = p.entry_id AND e.type = 'document' AND e.base_locale = p.locale
	JOIN entry_version v ON v.entry_id = p.entry_id AND v.locale = p.locale AND v.number = p.version
	JOIN content c ON c.name = document_file_name(v.data)
		AND c.until > p.published_at AND c.since < coalesce(p.ended_at, 'infinity')
	GROUP BY p.entry_id, c.object;--> statement-breakpoint

-- Closes what is public no more and opens what is now. For triggers alone, which run as their owner: the app's role
-- reads the register and never writes it. Where the base language is not live, its working copy holds, as the view `live_entry` shows it.
CREATE FUNCTION "register_document_file"("document" uuid, "moment" timestamptz) RETURNS void LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	shown record;
BEGIN
	-- Whoever replaces the file at this moment waits, and then finds the document that offers it.
	SELECT m.object, v.number INTO shown
	FROM entry e
	JOIN entry_content b ON b.entry_id = e.id AND b.locale = e.base_locale
	JOIN entry_version v ON v.entry_id = e.id AND v.locale = e.base_locale
		AND v.number = coalesce(b.live_version, b.version)
	JOIN media m ON m.name = document_file_name(v.data)
	WHERE e.id = document AND e.type = 'document' AND e.trashed_at IS NULL
		AND EXISTS (SELECT FROM entry_content l WHERE l.entry_id = e.id AND l.live_version IS NOT NULL)
	FOR SHARE OF m;
	UPDATE document_file f SET ended_at = greatest(moment, f.published_at)
		WHERE f.entry_id = document AND f.ended_at IS NULL AND f.object IS DISTINCT FROM shown.object;
	IF shown.object IS NULL THEN RETURN; END IF;
	INSERT INTO document_file AS f (entry_id, object, version, published_at)
		VALUES (document, shown.object, shown.number, moment)
		ON CONFLICT (entry_id, object) DO UPDATE SET version = excluded.version, ended_at = NULL
		WHERE f.version <> excluded.version OR f.ended_at IS NOT NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "register_document_file"(uuid, timestamptz) FROM PUBLIC;
--> statement-breakpoint
DO $$
BEGIN
	PERFORM register_document_file(e.id, coalesce((SELECT min(c.published_at) FROM entry_content c
		WHERE c.entry_id = e.id AND c.live_version IS NOT NULL), now()))
	FROM entry e WHERE e.type = 'document';
END $$;
--> statement-breakpoint

CREATE FUNCTION "document_file_follows_content"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM entry e WHERE e.id = NEW.entry_id AND e.type = 'document') THEN
		PERFORM register_document_file(NEW.entry_id,
			CASE WHEN NEW.live_version IS NULL THEN now() ELSE coalesce(NEW.published_at, now()) END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_file_follows_content" AFTER INSERT OR UPDATE OF "data", "live_version" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "document_file_follows_content"();
--> statement-breakpoint
CREATE FUNCTION "document_file_follows_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM register_document_file(NEW.id, coalesce(NEW.trashed_at, now()));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_file_follows_entry" AFTER UPDATE OF "trashed_at" ON "entry" FOR EACH ROW
	WHEN (NEW.type = 'document' AND NEW.trashed_at IS DISTINCT FROM OLD.trashed_at)
	EXECUTE FUNCTION "document_file_follows_entry"();
--> statement-breakpoint
CREATE FUNCTION "document_file_follows_media"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM register_document_file(u.entry_id, NEW.updated_at)
	FROM (SELECT DISTINCT entry_id FROM media_use WHERE media_id = NEW.id) u
	JOIN entry e ON e.id = u.entry_id AND e.type = 'document';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_file_follows_media" AFTER UPDATE OF "object" ON "media" FOR EACH ROW
	WHEN (NEW.object <> OLD.object) EXECUTE FUNCTION "document_file_follows_media"();
--> statement-breakpoint

-- Whether a document comes after `older` in a row of replacements, in working copies or in what is live.
CREATE FUNCTION "document_replaces"("document" uuid, "older" text) RETURNS boolean LANGUAGE sql STABLE AS $$
	WITH RECURSIVE before (id) AS (
		SELECT older
		UNION
		SELECT v.data->>'supersedes'
		FROM before b
		JOIN entry_version v ON v.entry_id = CASE WHEN b.id ~ '^[0-9a-f-]{36}$' THEN b.id::uuid END
		JOIN entry_content c ON c.entry_id = v.entry_id AND c.locale = v.locale AND v.number IN (c.version, c.live_version)
		WHERE v.data->>'supersedes' IS NOT NULL
	)
	SELECT EXISTS (SELECT FROM before b WHERE b.id = document::text)
$$;
--> statement-breakpoint
CREATE FUNCTION "document_supersedes_guard"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM entry e WHERE e.id = NEW.entry_id AND e.type = 'document') THEN RETURN NEW; END IF;
	-- Two that are to replace each other are saved one after the other.
	PERFORM pg_advisory_xact_lock(hashtext('document_supersedes'));
	IF document_replaces(NEW.entry_id, NEW.data->>'supersedes') THEN
		RAISE EXCEPTION 'A document cannot replace itself, nor one that replaces it'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'document_supersedes';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_supersedes_guard" BEFORE INSERT OR UPDATE OF "data" ON "entry_content"
	FOR EACH ROW WHEN (NEW.data->>'supersedes' IS NOT NULL) EXECUTE FUNCTION "document_supersedes_guard"();
