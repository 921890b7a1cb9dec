CREATE TYPE "public"."media_copy" AS ENUM('working', 'live');--> statement-breakpoint
CREATE TABLE "media_folder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" "citext" NOT NULL,
	CONSTRAINT "media_folder_name_unique" UNIQUE("name")
);--> statement-breakpoint
CREATE TABLE "media_tag" (
	"media_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "media_tag_media_id_tag_pk" PRIMARY KEY("media_id","tag")
);--> statement-breakpoint
CREATE TABLE "media_text" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "media_use" (
	"media_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"copy" "media_copy" NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "media_use_media_id_entry_id_locale_copy_field_pk" PRIMARY KEY("media_id","entry_id","locale","copy","field")
);--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "title" text;--> statement-breakpoint
UPDATE "media" SET "object" = "name", "title" = regexp_replace("original_name", '\.[a-z0-9]+$', '', 'i');--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "object" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when media_type like 'image/%' then 'image' when media_type = 'application/pdf' then 'pdf' else 'document' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "media" SET "search_text" = lower(regexp_replace("title" || ' ' || "original_name", '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "processed_object" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_tag" ADD CONSTRAINT "media_tag_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_text" ADD CONSTRAINT "media_text_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_use" ADD CONSTRAINT "media_use_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_tag_idx" ON "media_tag" USING btree ("tag","media_id");--> statement-breakpoint
CREATE INDEX "media_use_entry_idx" ON "media_use" USING btree ("entry_id","locale");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_list_idx" ON "media" USING btree ("created_at","id") WHERE "media"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "media_kind_idx" ON "media" USING btree ("kind","created_at","id") WHERE "media"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id","created_at","id") WHERE "media"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "media_trash_idx" ON "media" USING btree ("created_at","id") WHERE "media"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_without_alt_idx" ON "media" USING btree ("created_at","id") WHERE "media"."trashed_at" is null and "media"."kind" = 'image' and not "media"."decorative" and ("media"."alt_en" = '' or "media"."alt_ur" = '');--> statement-breakpoint
CREATE INDEX "media_title_idx" ON "media" USING btree (lower("title") collate "C","id") WHERE "media"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "media_object_idx" ON "media" USING btree ("object");--> statement-breakpoint
CREATE INDEX "media_waiting_idx" ON "media" USING btree ("created_at") WHERE "media"."processed_object" is distinct from "media"."object";--> statement-breakpoint
CREATE INDEX "media_search_idx" ON "media" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focal" CHECK ("media"."focal_x" between 0 and 100 and "media"."focal_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_decorative" CHECK (not "media"."decorative" or ("media"."alt_en" = '' and "media"."alt_ur" = ''));
--> statement-breakpoint
-- Addresses of files in the fields of a row: pictures, documents, links and texts alike.
CREATE FUNCTION "media_names_in"("data" jsonb) RETURNS TABLE ("field" text, "name" text) LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT f.key, found[1]
	FROM jsonb_each(data) f, regexp_matches(f.value::text, '/api/(?:media|files)/([a-z0-9-]+\.[a-z0-9]+)', 'g') AS found
$$;
--> statement-breakpoint
CREATE FUNCTION "media_uses_of"("entry" uuid, "language" locale, "working" jsonb, "live" integer)
RETURNS TABLE ("media_id" uuid, "copy" media_copy, "field" text) LANGUAGE sql STABLE AS $$
	SELECT m.id, 'working'::media_copy, n.field FROM media_names_in(working) n JOIN media m ON m.name = n.name
	UNION
	SELECT m.id, 'live'::media_copy, n.field
	FROM entry_version v, media_names_in(v.data) n JOIN media m ON m.name = n.name
	WHERE v.entry_id = entry AND v.locale = language AND v.number = live
$$;
--> statement-breakpoint
INSERT INTO "media_use" ("media_id", "entry_id", "locale", "copy", "field")
	SELECT u.media_id, c.entry_id, c.locale, u.copy, u.field
	FROM entry_content c, media_uses_of(c.entry_id, c.locale, c.data, c.live_version) u;--> statement-breakpoint
-- As its owner: the app's role reads the index and never writes it.
CREATE FUNCTION "media_use_follows"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	DELETE FROM media_use WHERE entry_id = NEW.entry_id AND locale = NEW.locale;
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
CREATE TRIGGER "media_use_follows" AFTER INSERT OR UPDATE OF "data", "live_version" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "media_use_follows"();
--> statement-breakpoint
CREATE FUNCTION "media_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.name <> OLD.name
		OR (NEW.media_type <> OLD.media_type AND NOT (NEW.media_type LIKE 'image/%' AND OLD.media_type LIKE 'image/%')) THEN
		RAISE EXCEPTION 'A file keeps its address and its kind'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'media_keeps_address';
	END IF;
	IF NEW.trashed_at IS NOT NULL AND EXISTS (SELECT FROM media_use u WHERE u.media_id = NEW.id) THEN
		RAISE EXCEPTION 'This file is in use'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'media_in_use';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "media_guard" BEFORE UPDATE ON "media" FOR EACH ROW EXECUTE FUNCTION "media_guard"();
