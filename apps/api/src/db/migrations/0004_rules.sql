CREATE TYPE "locale" AS ENUM ('en', 'ur');--> statement-breakpoint
CREATE TYPE "version_origin" AS ENUM ('save', 'restore', 'import', 'seed');--> statement-breakpoint
CREATE TYPE "path_role" AS ENUM ('canonical', 'alias', 'redirect');--> statement-breakpoint
CREATE TYPE "submission_state" AS ENUM ('new', 'in-progress', 'done');--> statement-breakpoint
CREATE TYPE "subscriber_state" AS ENUM ('pending', 'confirmed', 'ended');--> statement-breakpoint
CREATE TYPE "return_basis" AS ENUM ('annualised', 'absolute');--> statement-breakpoint
CREATE TYPE "import_state" AS ENUM ('waiting', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "outbox_topic" AS ENUM ('site', 'mail');--> statement-breakpoint
CREATE TYPE "publish_policy" AS ENUM ('one-person', 'four-eyes');--> statement-breakpoint
CREATE TYPE "user_state" AS ENUM ('active', 'waiting', 'disabled');--> statement-breakpoint
CREATE TYPE "session_end" AS ENUM ('logout', 'left', 'replaced', 'disabled', 'reuse', 'password', 'roles');--> statement-breakpoint

ALTER TABLE "live_address" RENAME TO "live_path";--> statement-breakpoint
ALTER TABLE "live_path" RENAME COLUMN "address" TO "path";--> statement-breakpoint
ALTER TABLE "live_path" RENAME CONSTRAINT "live_address_locale_address_pk" TO "live_path_locale_path_pk";--> statement-breakpoint
ALTER TABLE "live_path" RENAME CONSTRAINT "live_address_entry_id_entry_id_fk" TO "live_path_entry_id_entry_id_fk";--> statement-breakpoint
ALTER INDEX "live_address_entry_idx" RENAME TO "live_path_entry_idx";--> statement-breakpoint
ALTER TABLE "reference_counter" RENAME TO "tracking_counter";--> statement-breakpoint
ALTER INDEX "reference_counter_pkey" RENAME TO "tracking_counter_pkey";--> statement-breakpoint
ALTER TABLE "spent_captcha" RENAME TO "consumed_captcha";--> statement-breakpoint
ALTER INDEX "spent_captcha_pkey" RENAME TO "consumed_captcha_pkey";--> statement-breakpoint
ALTER INDEX "spent_captcha_idx" RENAME TO "consumed_captcha_idx";--> statement-breakpoint
ALTER TABLE "submission" RENAME COLUMN "reference" TO "tracking_number";--> statement-breakpoint
ALTER TABLE "submission" RENAME CONSTRAINT "submission_reference_unique" TO "submission_tracking_number_unique";--> statement-breakpoint

CREATE TABLE "migration_repair" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"reason" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reported_at" timestamp (3) with time zone
);
--> statement-breakpoint

-- What the new rules would refuse is noted as it was, then repaired; it is removed only where nothing sensible is left.
DO $$
DECLARE
	in_each_language CONSTANT text[] := ARRAY['live_path', 'publication', 'entry_content', 'entry_version'];
	each_table text;
BEGIN
	FOREACH each_table IN ARRAY in_each_language LOOP
		EXECUTE format($sql$
			WITH bad AS (DELETE FROM %1$I t WHERE t.locale NOT IN ('en', 'ur') RETURNING to_jsonb(t) AS row)
			INSERT INTO migration_repair (table_name, "row", reason) SELECT %1$L, row, 'Unknown language: removed' FROM bad
		$sql$, each_table);
	END LOOP;
	DELETE FROM search_document WHERE locale NOT IN ('en', 'ur');
	DELETE FROM search_word WHERE locale NOT IN ('en', 'ur');
	FOREACH each_table IN ARRAY ARRAY['submission', 'subscriber'] LOOP
		EXECUTE format($sql$
			WITH bad AS (SELECT t.id, to_jsonb(t) AS row FROM %1$I t WHERE t.locale NOT IN ('en', 'ur')),
			noted AS (INSERT INTO migration_repair (table_name, "row", reason)
				SELECT %1$L, row, 'Unknown language: English now' FROM bad)
			UPDATE %1$I SET locale = 'en' WHERE id IN (SELECT id FROM bad)
		$sql$, each_table);
	END LOOP;
END $$;
--> statement-breakpoint
WITH bad AS (SELECT e.id, to_jsonb(e) AS row FROM entry e WHERE e.base_locale NOT IN ('en', 'ur')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'entry', row, 'Unknown base language: one that it has now' FROM bad)
UPDATE entry SET base_locale = coalesce((SELECT min(c.locale) FROM entry_content c WHERE c.entry_id = entry.id), 'en')
	WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (
	SELECT e.id, to_jsonb(e) AS row FROM entry e LEFT JOIN entry parent ON parent.id = e.parent_id
	WHERE e.parent_id IS NOT NULL AND (parent.id IS NULL OR parent.type <> e.type OR parent.id = e.id)
), noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'entry', row, 'No such parent: at the top of its tree now' FROM bad)
UPDATE entry SET parent_id = NULL WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (SELECT v.entry_id, v.locale, v.number, to_jsonb(v) AS row FROM entry_version v
	WHERE v.origin NOT IN ('save', 'restore', 'import', 'seed')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'entry_version', row, 'Unknown origin: save now' FROM bad)
UPDATE entry_version v SET origin = 'save' FROM bad
	WHERE (v.entry_id, v.locale, v.number) = (bad.entry_id, bad.locale, bad.number);
--> statement-breakpoint
WITH lost AS (
	SELECT c.* FROM entry_content c WHERE NOT EXISTS (
		SELECT FROM entry_version v WHERE (v.entry_id, v.locale, v.number) = (c.entry_id, c.locale, c.version))
), noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'entry_content', to_jsonb(lost), 'Its version was gone: made again from the working copy' FROM lost)
INSERT INTO entry_version (entry_id, locale, number, data, slug, title, origin, created_at, created_by)
	SELECT entry_id, locale, version, data, slug, title, 'save', updated_at, updated_by FROM lost;
--> statement-breakpoint
WITH bad AS (
	SELECT c.entry_id, c.locale, to_jsonb(c) AS row FROM entry_content c
	WHERE c.live_version IS NOT NULL AND NOT EXISTS (
		SELECT FROM entry_version v WHERE (v.entry_id, v.locale, v.number) = (c.entry_id, c.locale, c.live_version))
), noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'entry_content', row, 'The public was to see a version that is gone: it sees none now' FROM bad)
UPDATE entry_content c SET live_version = NULL FROM bad WHERE (c.entry_id, c.locale) = (bad.entry_id, bad.locale);
--> statement-breakpoint
WITH bad AS (
	DELETE FROM publication p WHERE NOT EXISTS (
		SELECT FROM entry_version v WHERE (v.entry_id, v.locale, v.number) = (p.entry_id, p.locale, p.version))
	RETURNING to_jsonb(p) AS row
)
INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'publication', row, 'Of a version that is gone: removed' FROM bad;
--> statement-breakpoint
UPDATE live_path SET role = 'alias' WHERE role = 'answer';
--> statement-breakpoint
WITH bad AS (
	DELETE FROM live_path p WHERE p.role NOT IN ('canonical', 'alias', 'redirect') RETURNING to_jsonb(p) AS row
)
INSERT INTO migration_repair (table_name, "row", reason) SELECT 'live_path', row, 'Unknown role: removed' FROM bad;
--> statement-breakpoint
WITH bad AS (
	SELECT p.locale, p.path, to_jsonb(p) AS row FROM live_path p WHERE p.role = 'canonical' AND EXISTS (
		SELECT FROM live_path other WHERE other.entry_id = p.entry_id AND other.locale = p.locale
			AND other.role = 'canonical' AND other.path < p.path)
), noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'live_path', row, 'A second canonical path: an alias now' FROM bad)
UPDATE live_path p SET role = 'alias' FROM bad WHERE (p.locale, p.path) = (bad.locale, bad.path);
--> statement-breakpoint
WITH bad AS (
	DELETE FROM nav_price p WHERE p.nav <= 0 OR p.offer <= 0 OR p.redemption <= 0 OR p.redemption > p.offer
		OR NOT EXISTS (SELECT FROM entry e WHERE e.id = p.fund_id AND e.type = 'fund')
	RETURNING to_jsonb(p) AS row
)
INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'nav_price', row, 'Not above zero, redemption above offer, or of no fund: removed' FROM bad;
--> statement-breakpoint
WITH bad AS (
	DELETE FROM fund_return r WHERE r.basis NOT IN ('annualised', 'absolute')
		OR NOT EXISTS (SELECT FROM entry e WHERE e.id = r.fund_id AND e.type = 'fund')
	RETURNING to_jsonb(r) AS row
)
INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'fund_return', row, 'Unknown basis, or of no fund: removed' FROM bad;
--> statement-breakpoint
WITH bad AS (DELETE FROM outbox o WHERE o.topic NOT IN ('site', 'mail') RETURNING to_jsonb(o) AS row)
INSERT INTO migration_repair (table_name, "row", reason) SELECT 'outbox', row, 'Unknown topic: removed' FROM bad;
--> statement-breakpoint
WITH bad AS (SELECT u.id, to_jsonb(u) - 'password_hash' AS row FROM app_user u
	WHERE u.state NOT IN ('active', 'waiting', 'disabled')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'app_user', row, 'Unknown state: disabled now' FROM bad)
UPDATE app_user SET state = 'disabled' WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (SELECT u.id, to_jsonb(u) - 'password_hash' AS row FROM app_user u WHERE jsonb_typeof(u.roles) <> 'array'),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'app_user', row, 'Roles were no list: none now' FROM bad)
UPDATE app_user SET roles = '[]' WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (SELECT s.id, to_jsonb(s) AS row FROM session s WHERE s.end_reason NOT IN
	('logout', 'left', 'replaced', 'disabled', 'reuse', 'password', 'roles')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'session', row, 'Unknown end: logout now' FROM bad)
UPDATE session SET end_reason = 'logout' WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (SELECT s.id, to_jsonb(s) AS row FROM submission s WHERE s.state NOT IN ('new', 'in-progress', 'done')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'submission', row, 'Unknown state: new now' FROM bad)
UPDATE submission SET state = 'new' WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint
WITH bad AS (SELECT s.id, to_jsonb(s) AS row FROM subscriber s WHERE s.state NOT IN ('pending', 'confirmed', 'ended')),
noted AS (INSERT INTO migration_repair (table_name, "row", reason)
	SELECT 'subscriber', row, 'Unknown state: ended now, so that no mail is sent unasked' FROM bad)
UPDATE subscriber SET state = 'ended' WHERE id IN (SELECT id FROM bad);
--> statement-breakpoint

DROP INDEX "publication_open_idx";--> statement-breakpoint
ALTER TABLE "entry" ALTER COLUMN "base_locale" SET DATA TYPE "locale" USING "base_locale"::"locale";--> statement-breakpoint
ALTER TABLE "entry_content" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale";--> statement-breakpoint
ALTER TABLE "entry_version" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale",
	ALTER COLUMN "origin" SET DATA TYPE "version_origin" USING "origin"::"version_origin";--> statement-breakpoint
ALTER TABLE "publication" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale";--> statement-breakpoint
CREATE UNIQUE INDEX "publication_open_idx" ON "publication" USING btree ("entry_id","locale") WHERE "publication"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "live_path" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale",
	ALTER COLUMN "role" SET DATA TYPE "path_role" USING "role"::"path_role";--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale";--> statement-breakpoint
ALTER TABLE "search_word" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale";--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale",
	ALTER COLUMN "state" SET DATA TYPE "submission_state" USING "state"::"submission_state";--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "state" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "subscriber" ALTER COLUMN "locale" SET DATA TYPE "locale" USING "locale"::"locale",
	ALTER COLUMN "state" SET DATA TYPE "subscriber_state" USING "state"::"subscriber_state";--> statement-breakpoint
ALTER TABLE "fund_return" ALTER COLUMN "basis" SET DATA TYPE "return_basis" USING "basis"::"return_basis";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "topic" SET DATA TYPE "outbox_topic" USING "topic"::"outbox_topic";--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "state" SET DATA TYPE "user_state" USING "state"::"user_state";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "end_reason" SET DATA TYPE "session_end" USING "end_reason"::"session_end";--> statement-breakpoint

CREATE TABLE "content_type" (
	"name" text PRIMARY KEY NOT NULL,
	"policy" "publish_policy" NOT NULL
);
--> statement-breakpoint
-- The declared types and their policies follow right behind every migration; this keeps what an older release left.
INSERT INTO "content_type" SELECT DISTINCT "type", 'one-person'::"publish_policy" FROM "entry";--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permission_role_permission_pk" PRIMARY KEY("role","permission")
);
--> statement-breakpoint
CREATE TABLE "nav_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"samples" text NOT NULL,
	"report" jsonb NOT NULL,
	"state" "import_state" DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "nav_import_decided" CHECK (("nav_import"."state" = 'waiting') = ("nav_import"."decided_by" is null)),
	CONSTRAINT "nav_import_decided_at" CHECK (("nav_import"."decided_by" is null) = ("nav_import"."decided_at" is null)),
	CONSTRAINT "nav_import_samples" CHECK ("nav_import"."samples" in ('keep', 'replace'))
);
--> statement-breakpoint
CREATE TABLE "nav_import_file" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "nav_import_file_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "nav_import" ADD CONSTRAINT "nav_import_made_by_app_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_import" ADD CONSTRAINT "nav_import_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_import_file" ADD CONSTRAINT "nav_import_file_import_id_nav_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."nav_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nav_import_list_idx" ON "nav_import" USING btree ("made_at","id");--> statement-breakpoint

ALTER TABLE "entry" ADD CONSTRAINT "entry_type_content_type_name_fk" FOREIGN KEY ("type") REFERENCES "public"."content_type"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_id_type_unique" UNIQUE("id","type");--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_parent_fk" FOREIGN KEY ("parent_id","type") REFERENCES "public"."entry"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_not_its_own_parent" CHECK ("entry"."parent_id" <> "entry"."id");--> statement-breakpoint
ALTER TABLE "entry_version" ADD CONSTRAINT "entry_version_number" CHECK ("entry_version"."number" >= 1);--> statement-breakpoint
CREATE INDEX "entry_version_slug_idx" ON "entry_version" USING btree ("slug","locale");--> statement-breakpoint
ALTER TABLE "entry_content" ADD CONSTRAINT "entry_content_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_content" ADD CONSTRAINT "entry_content_live_version_fk" FOREIGN KEY ("entry_id","locale","live_version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_path_canonical_idx" ON "live_path" USING btree ("entry_id","locale") WHERE "live_path"."role" = 'canonical';--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_roles" CHECK (jsonb_typeof("app_user"."roles") = 'array');--> statement-breakpoint
ALTER TABLE "nav_price" ADD COLUMN "fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "nav_price" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "nav_price" DROP CONSTRAINT "nav_price_fund_id_entry_id_fk";--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_import_id_nav_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."nav_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_nav" CHECK ("nav_price"."nav" > 0);--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_offer" CHECK ("nav_price"."offer" > 0);--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_redemption" CHECK ("nav_price"."redemption" > 0);--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_redemption_within_offer" CHECK ("nav_price"."redemption" <= "nav_price"."offer");--> statement-breakpoint
ALTER TABLE "fund_return" ADD COLUMN "fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_return" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "fund_return" DROP CONSTRAINT "fund_return_fund_id_entry_id_fk";--> statement-breakpoint
ALTER TABLE "fund_return" ADD CONSTRAINT "fund_return_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_return" ADD CONSTRAINT "fund_return_import_id_nav_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."nav_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

CREATE VIEW "public"."live_entry" AS (select e.id, e.type, e.key, e.parent_id, e.sort, e.base_locale, e.created_at,
  c.locale, c.live_version, c.published_at,
  v.title, v.title || coalesce(' (' || nullif(v.data->>'subFund', '') || ')', '') as listed_title, v.slug,
  v.data as own, coalesce(bv.data, b.data) as base,
  coalesce(coalesce(bv.data, b.data)->>'isActive', 'true') <> 'false' as is_active,
  p.path
from entry e
join entry_content c on c.entry_id = e.id
join entry_version v on v.entry_id = c.entry_id and v.locale = c.locale and v.number = c.live_version
join entry_content b on b.entry_id = e.id and b.locale = e.base_locale
left join entry_version bv on bv.entry_id = b.entry_id and bv.locale = b.locale and bv.number = b.live_version
left join live_path p on p.entry_id = e.id and p.locale = c.locale and p.role = 'canonical'
where e.trashed_at is null);--> statement-breakpoint

CREATE OR REPLACE FUNCTION "audit_is_insert_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit is insert only';
END $$;
--> statement-breakpoint
CREATE FUNCTION "history_is_insert_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is insert only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_version_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "entry_version"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE TRIGGER "publication_insert_only" BEFORE DELETE OR TRUNCATE ON "publication"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE FUNCTION "publication_only_ends"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
		OR (NEW.id, NEW.entry_id, NEW.locale, NEW.version, NEW.published_at, NEW.published_by)
			IS DISTINCT FROM (OLD.id, OLD.entry_id, OLD.locale, OLD.version, OLD.published_at, OLD.published_by) THEN
		RAISE EXCEPTION 'Nothing of a publication changes but its end'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'publication_only_ends';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "publication_only_ends" BEFORE UPDATE ON "publication"
	FOR EACH ROW EXECUTE FUNCTION "publication_only_ends"();
--> statement-breakpoint
-- Whether a person who is not this one could do it: the second pair of eyes.
CREATE FUNCTION "someone_else_can"("person" uuid, "wanted" text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT FROM app_user u JOIN role_permission p ON u.roles ? p.role
		WHERE u.state = 'active' AND u.id <> person AND p.permission = wanted
	)
$$;
--> statement-breakpoint
CREATE FUNCTION "publication_four_eyes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found record;
BEGIN
	SELECT t.policy, e.sample, v.origin, v.created_by INTO found
		FROM entry e JOIN content_type t ON t.name = e.type
		JOIN entry_version v ON v.entry_id = e.id AND v.locale = NEW.locale AND v.number = NEW.version
		WHERE e.id = NEW.entry_id;
	IF found.policy IS DISTINCT FROM 'four-eyes' THEN
		RETURN NEW;
	END IF;
	-- What is shipped as a sample has neither author nor publisher; everything else has two.
	IF found.sample AND found.origin = 'seed' AND found.created_by IS NULL AND NEW.published_by IS NULL THEN
		RETURN NEW;
	END IF;
	IF found.created_by IS NULL OR NEW.published_by IS NULL OR
		(found.created_by = NEW.published_by AND someone_else_can(NEW.published_by, 'content.publish')) THEN
		RAISE EXCEPTION 'This version needs a second person to go live'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'publication_four_eyes';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "publication_four_eyes" BEFORE INSERT ON "publication"
	FOR EACH ROW EXECUTE FUNCTION "publication_four_eyes"();
--> statement-breakpoint
CREATE FUNCTION "entry_content_live_is_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.live_version IS NOT NULL AND NOT EXISTS (
		SELECT FROM publication p WHERE p.entry_id = NEW.entry_id AND p.locale = NEW.locale
			AND p.version = NEW.live_version AND p.ended_at IS NULL) THEN
		RAISE EXCEPTION 'Version % is not published', NEW.live_version
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'entry_content_live_is_published';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_content_live_is_published" BEFORE INSERT OR UPDATE OF "live_version" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "entry_content_live_is_published"();
--> statement-breakpoint
CREATE FUNCTION "entry_not_below_itself"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.parent_id IS NOT NULL AND EXISTS (
		WITH RECURSIVE above AS (
			SELECT id, parent_id FROM entry WHERE id = NEW.parent_id
			UNION
			SELECT parent.id, parent.parent_id FROM entry parent JOIN above ON parent.id = above.parent_id
		) SELECT FROM above WHERE id = NEW.id) THEN
		RAISE EXCEPTION 'An entry cannot lie below itself'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'entry_not_below_itself';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_not_below_itself" BEFORE UPDATE OF "parent_id" ON "entry"
	FOR EACH ROW EXECUTE FUNCTION "entry_not_below_itself"();
--> statement-breakpoint
CREATE FUNCTION "app_user_roles_are_known"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM jsonb_array_elements_text(NEW.roles) AS held (name)
		WHERE NOT EXISTS (SELECT FROM role_permission p WHERE p.role = held.name)) THEN
		RAISE EXCEPTION 'Unknown role'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'app_user_roles_are_known';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "app_user_roles_are_known" BEFORE INSERT OR UPDATE OF "roles" ON "app_user"
	FOR EACH ROW EXECUTE FUNCTION "app_user_roles_are_known"();
--> statement-breakpoint
CREATE FUNCTION "nav_import_four_eyes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' AND NEW.state <> 'waiting' THEN
		RAISE EXCEPTION 'An import begins by waiting'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_import_four_eyes';
	END IF;
	IF TG_OP = 'UPDATE' AND (
		(NEW.id, NEW.made_by, NEW.made_at, NEW.samples) IS DISTINCT FROM (OLD.id, OLD.made_by, OLD.made_at, OLD.samples)
		OR (OLD.state <> 'waiting'
			AND (NEW.state, NEW.decided_by, NEW.decided_at) IS DISTINCT FROM (OLD.state, OLD.decided_by, OLD.decided_at))) THEN
		RAISE EXCEPTION 'An import that was decided does not change'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_import_four_eyes';
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.state = 'waiting' AND NEW.state = 'approved' AND NEW.decided_by = NEW.made_by AND someone_else_can(NEW.made_by, 'nav.approve') THEN
		RAISE EXCEPTION 'This import needs a second person'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_import_four_eyes';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_import_four_eyes" BEFORE INSERT OR UPDATE ON "nav_import"
	FOR EACH ROW EXECUTE FUNCTION "nav_import_four_eyes"();
--> statement-breakpoint
-- Once for each statement, not for each row: an import brings a hundred thousand.
CREATE FUNCTION "figures_are_approved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM written w LEFT JOIN nav_import i ON i.id = w.import_id
		WHERE CASE WHEN w.import_id IS NULL THEN w.source <> 'sample' ELSE i.state IS DISTINCT FROM 'approved' END) THEN
		RAISE EXCEPTION 'Figures of funds come by an approved import'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_TABLE_NAME || '_approved';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_price_approved_insert" AFTER INSERT ON "nav_price" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "figures_are_approved"();
--> statement-breakpoint
CREATE TRIGGER "nav_price_approved_update" AFTER UPDATE ON "nav_price" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "figures_are_approved"();
--> statement-breakpoint
CREATE TRIGGER "fund_return_approved_insert" AFTER INSERT ON "fund_return" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "figures_are_approved"();
--> statement-breakpoint
CREATE TRIGGER "fund_return_approved_update" AFTER UPDATE ON "fund_return" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "figures_are_approved"();
