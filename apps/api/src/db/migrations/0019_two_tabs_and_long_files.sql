ALTER TABLE "autosave" ADD COLUMN "revision" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "autosave_revision_is_of_its_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.revision = OLD.revision AND NEW.data IS DISTINCT FROM OLD.data THEN
    RAISE EXCEPTION 'Another text needs another revision' USING ERRCODE = 'check_violation', CONSTRAINT = 'autosave_revision_is_of_its_text';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "autosave_revision_is_of_its_text" BEFORE UPDATE ON "autosave" FOR EACH ROW EXECUTE FUNCTION "autosave_revision_is_of_its_text"();
--> statement-breakpoint
-- An import saves thousands of addresses in one transaction, and the server has room for a few thousand locks altogether:
-- those of a type share a few. Whoever saves an address beside an import waits until it ends.
CREATE OR REPLACE FUNCTION "assert_slug_is_free"("of_entry" uuid, "in_locale" locale, "wanted" text) RETURNS void LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	place record;
BEGIN
	SELECT e.type, e.parent_id INTO place FROM entry e JOIN content_type t ON t.name = e.type
		WHERE e.id = of_entry AND e.trashed_at IS NULL AND t.addressed;
	IF NOT FOUND OR wanted = '' THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtext('slug ' || place.type),
		hashtext(format('%s %s %s', place.parent_id, in_locale, wanted)) & 127);
	IF EXISTS (
		SELECT FROM entry_content c JOIN entry e ON e.id = c.entry_id
		WHERE c.slug = wanted AND c.locale = in_locale AND e.id <> of_entry AND e.trashed_at IS NULL
			AND e.type = place.type AND e.parent_id IS NOT DISTINCT FROM place.parent_id) THEN
		RAISE EXCEPTION 'The address % is taken', wanted
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'entry_content_slug_free';
	END IF;
END $$;
--> statement-breakpoint
-- A row that names no file has no uses to look for.
CREATE OR REPLACE FUNCTION "media_use_follows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM media_use WHERE entry_id = NEW.entry_id AND locale = NEW.locale;
	END IF;
	IF NEW.live_version IS NULL AND NEW.data::text !~ '/api/(media|files)/' THEN
		RETURN NULL;
	END IF;
	-- Whoever trashes one of these at this moment waits, and then finds it in use.
	PERFORM FROM media m
		WHERE m.id IN (SELECT u.media_id FROM media_uses_of(NEW.entry_id, NEW.locale, NEW.data, NEW.live_version) u)
		ORDER BY m.id FOR SHARE;
	INSERT INTO media_use (media_id, entry_id, locale, copy, field)
		SELECT u.media_id, NEW.entry_id, NEW.locale, u.copy, u.field
		FROM media_uses_of(NEW.entry_id, NEW.locale, NEW.data, NEW.live_version) u;
	-- What is used again, as by an older version that is restored, comes back from the trash.
	UPDATE media SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND id IN (
		SELECT media_id FROM media_use WHERE entry_id = NEW.entry_id AND locale = NEW.locale);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- With the entries that show its title in a column: of a new entry, nobody does yet.
CREATE OR REPLACE FUNCTION "entry_content_is_listed"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	known text[] := ARRAY(SELECT DISTINCT 'ref=' || w.entry_id FROM written w
		WHERE EXISTS (SELECT FROM entry_list l WHERE l.entry_id = w.entry_id));
BEGIN
	PERFORM refresh_entry_list(ARRAY(SELECT DISTINCT entry_id FROM written));
	IF cardinality(known) > 0 THEN
		PERFORM refresh_entry_list(ARRAY(
			SELECT l.entry_id FROM entry_list l WHERE l.locale = 'en' AND l.tokens && known));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "entry_content_is_listed_again"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	renamed text[] := ARRAY(SELECT DISTINCT 'ref=' || w.entry_id FROM written w
		JOIN former f ON f.entry_id = w.entry_id AND f.locale = w.locale AND f.title <> w.title);
BEGIN
	PERFORM refresh_entry_list(ARRAY(SELECT DISTINCT entry_id FROM written));
	IF cardinality(renamed) > 0 THEN
		PERFORM refresh_entry_list(ARRAY(
			SELECT l.entry_id FROM entry_list l WHERE l.locale = 'en' AND l.tokens && renamed));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Links are those of what the public sees.
CREATE OR REPLACE FUNCTION "entry_links_follow_publication"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM entry_link WHERE entry_id = NEW.entry_id AND locale = NEW.locale;
	END IF;
	IF NEW.live_version IS NULL THEN
		RETURN NULL;
	END IF;
	INSERT INTO entry_link (entry_id, locale, target_id)
	SELECT DISTINCT NEW.entry_id, NEW.locale, target.id
	FROM entry_version v
	CROSS JOIN LATERAL regexp_matches(v.data::text, 'data-entry=\\"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\"', 'g') AS found (ids)
	JOIN entry target ON target.id = found.ids[1]::uuid
	WHERE v.entry_id = NEW.entry_id AND v.locale = NEW.locale AND v.number = NEW.live_version;
	RETURN NULL;
END $$;
