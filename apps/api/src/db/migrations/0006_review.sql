CREATE TYPE "public"."row_workflow" AS ENUM('in-review', 'changes-requested', 'approved');--> statement-breakpoint
CREATE TYPE "public"."release_action" AS ENUM('publish', 'unpublish');--> statement-breakpoint
CREATE TYPE "public"."release_state" AS ENUM('open', 'scheduled', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('open', 'changes-requested', 'approved', 'withdrawn', 'closed');--> statement-breakpoint
CREATE TABLE "release" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text,
	"run_at" timestamp (3) with time zone,
	"state" "release_state" DEFAULT 'open' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"scheduled_by" uuid,
	"finished_at" timestamp (3) with time zone,
	"failure" text,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "release_scheduled" CHECK ("release"."state" <> 'scheduled' or ("release"."run_at" is not null and "release"."scheduled_by" is not null)),
	CONSTRAINT "release_failure" CHECK (("release"."state" = 'failed') = ("release"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "release_change" (
	"release_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"action" "release_action" NOT NULL,
	"version" integer,
	CONSTRAINT "release_change_release_id_entry_id_locale_pk" PRIMARY KEY("release_id","entry_id","locale"),
	CONSTRAINT "release_change_version" CHECK (("release_change"."action" = 'publish') = ("release_change"."version" is not null))
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	"import_id" uuid,
	"single" boolean DEFAULT false NOT NULL,
	CONSTRAINT "approval_version_unique" UNIQUE("entry_id","locale","version")
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"demanded_by" uuid NOT NULL,
	"demanded_at" timestamp (3) with time zone NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "approval_rule_lifted" CHECK (("approval_rule"."lifted_by" is null) = ("approval_rule"."lifted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"state" "review_state" DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_decided" CHECK (("review"."decided_by" is null) = ("review"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer NOT NULL,
	"field" text,
	"body" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "review_comment_resolved" CHECK (("review_comment"."resolved_by" is null) = ("review_comment"."resolved_at" is null))
);
--> statement-breakpoint
ALTER TABLE "entry_content" ADD COLUMN "workflow" "row_workflow";--> statement-breakpoint
ALTER TABLE "entry_content" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_scheduled_by_app_user_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_change" ADD CONSTRAINT "release_change_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_change" ADD CONSTRAINT "release_change_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_change" ADD CONSTRAINT "release_change_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_approved_by_app_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_import_id_nav_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."nav_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_type_content_type_name_fk" FOREIGN KEY ("type") REFERENCES "public"."content_type"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_demanded_by_app_user_id_fk" FOREIGN KEY ("demanded_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_lifted_by_app_user_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_sent_by_app_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_resolved_by_app_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_due_idx" ON "release" USING btree ("state","run_at");--> statement-breakpoint
CREATE INDEX "release_time_idx" ON "release" USING btree ("run_at","id");--> statement-breakpoint
CREATE INDEX "release_change_entry_idx" ON "release_change" USING btree ("entry_id","locale");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rule_open_idx" ON "approval_rule" USING btree ("type") WHERE "approval_rule"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_open_idx" ON "review" USING btree ("entry_id","locale") WHERE "review"."state" = 'open';--> statement-breakpoint
CREATE INDEX "review_queue_idx" ON "review" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "review_entry_idx" ON "review" USING btree ("entry_id","sent_at");--> statement-breakpoint
CREATE INDEX "review_comment_entry_idx" ON "review_comment" USING btree ("entry_id","created_at");--> statement-breakpoint

-- The rules below must find the tables of this schema, whatever else a session calls by their names.
DO $$
DECLARE
	rule record;
BEGIN
	FOR rule IN SELECT p.oid::regprocedure AS signature FROM pg_proc p
		WHERE p.pronamespace = 'public'::regnamespace AND p.proname IN (
			'history_is_insert_only', 'publication_only_ends', 'someone_else_can', 'publication_four_eyes',
			'entry_content_live_is_published', 'entry_not_below_itself', 'app_user_roles_are_known',
			'nav_import_four_eyes', 'figures_are_approved', 'audit_is_insert_only') LOOP
		EXECUTE format('ALTER FUNCTION %s SET search_path = pg_catalog, public, pg_temp', rule.signature);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "person_can"("person" uuid, "wanted" text) RETURNS boolean LANGUAGE sql STABLE
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT EXISTS (
		SELECT FROM app_user u JOIN role_permission p ON u.roles ? p.role
		WHERE u.state = 'active' AND u.id = person AND p.permission = wanted
	)
$$;
--> statement-breakpoint
CREATE FUNCTION "needs_second_person"("of_type" text) RETURNS boolean LANGUAGE sql STABLE
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM content_type t WHERE t.name = of_type AND t.policy = 'four-eyes')
		OR EXISTS (SELECT FROM approval_rule r WHERE r.type = of_type AND r.lifted_at IS NULL)
$$;
--> statement-breakpoint
-- Why this person may not approve this version: null where they may. "alone" is no refusal: nobody else could.
CREATE FUNCTION "approval_standing"("of_entry" uuid, "in_locale" "locale", "of_version" integer, "person" uuid) RETURNS text
	LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	found record;
	senders uuid[];
BEGIN
	SELECT v.created_by, c.version AS latest INTO found
		FROM entry_content c JOIN entry_version v ON v.entry_id = c.entry_id AND v.locale = c.locale AND v.number = of_version
		WHERE c.entry_id = of_entry AND c.locale = in_locale;
	IF found.latest IS DISTINCT FROM of_version THEN
		RETURN 'outdated';
	END IF;
	IF NOT person_can(person, 'content.publish') THEN
		RETURN 'role';
	END IF;
	IF found.created_by = person THEN
		RETURN CASE WHEN someone_else_can(person, 'content.publish') THEN 'author' ELSE 'alone' END;
	END IF;
	senders := ARRAY(SELECT r.sent_by FROM review r WHERE r.entry_id = of_entry AND r.locale = in_locale
		AND r.version = of_version AND r.state <> 'withdrawn');
	IF person <> ALL (senders) THEN
		RETURN NULL;
	END IF;
	RETURN CASE WHEN EXISTS (
		SELECT FROM app_user u WHERE u.id <> ALL (senders) AND u.id IS DISTINCT FROM found.created_by
			AND person_can(u.id, 'content.publish')) THEN 'sender' ELSE 'alone' END;
END $$;
--> statement-breakpoint
CREATE FUNCTION "approval_by_second_person"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	standing text;
BEGIN
	standing := approval_standing(NEW.entry_id, NEW.locale, NEW.version, NEW.approved_by);
	-- Who approved an import approved with it what it wrote, by the right of imports.
	IF NEW.import_id IS NOT NULL AND standing IS DISTINCT FROM 'outdated' THEN
		SELECT CASE WHEN i.made_by = i.decided_by THEN 'alone' END INTO STRICT standing
			FROM nav_import i JOIN entry_version v ON v.created_by = i.made_by AND v.origin = 'import'
			WHERE i.id = NEW.import_id AND i.state = 'approved' AND i.decided_by = NEW.approved_by
				AND v.entry_id = NEW.entry_id AND v.locale = NEW.locale AND v.number = NEW.version;
	END IF;
	NEW.single := standing IS NOT DISTINCT FROM 'alone';
	IF standing <> 'alone' THEN
		RAISE EXCEPTION 'This person cannot approve this version: %', standing
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'approval_by_second_person';
	END IF;
	RETURN NEW;
EXCEPTION WHEN no_data_found THEN
	RAISE EXCEPTION 'The import made no such version, or another person approved it'
		USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'approval_by_second_person';
END $$;
--> statement-breakpoint
CREATE TRIGGER "approval_by_second_person" BEFORE INSERT ON "approval"
	FOR EACH ROW EXECUTE FUNCTION "approval_by_second_person"();
--> statement-breakpoint
CREATE TRIGGER "approval_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "approval"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "publication_four_eyes"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	found record;
BEGIN
	SELECT e.type, e.sample, e.base_locale, v.origin, v.created_by, c.version AS latest INTO found
		FROM entry e JOIN entry_content c ON c.entry_id = e.id AND c.locale = NEW.locale
		JOIN entry_version v ON v.entry_id = e.id AND v.locale = NEW.locale AND v.number = NEW.version
		WHERE e.id = NEW.entry_id;
	IF NOT needs_second_person(found.type) THEN
		RETURN NEW;
	END IF;
	-- What is shipped as a sample has neither author nor publisher; everything else has two.
	IF found.sample AND found.origin = 'seed' AND found.created_by IS NULL AND NEW.published_by IS NULL THEN
		RETURN NEW;
	END IF;
	IF NEW.published_by IS NULL OR found.latest <> NEW.version OR NOT EXISTS (
		SELECT FROM approval a
			WHERE a.entry_id = NEW.entry_id AND a.locale = NEW.locale AND a.version = NEW.version) THEN
		RAISE EXCEPTION 'This version needs a second person to go live'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'publication_four_eyes';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- A translation shows its base's figures: with the base off the site, it would show the working copy that nobody approved.
CREATE FUNCTION "translation_needs_live_base"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (
		SELECT FROM entry e JOIN entry_content b ON b.entry_id = e.id AND b.locale = e.base_locale
			JOIN entry_content t ON t.entry_id = e.id AND t.locale <> e.base_locale
		WHERE e.id = NEW.entry_id AND b.live_version IS NULL AND t.live_version IS NOT NULL
			AND needs_second_person(e.type)) THEN
		RAISE EXCEPTION 'A translation is live only while its base language is'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'translation_needs_live_base';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "translation_needs_live_base" AFTER INSERT OR UPDATE OF "live_version" ON "entry_content"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "translation_needs_live_base"();
--> statement-breakpoint
CREATE FUNCTION "review_is_of_the_latest"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.state <> 'open' THEN
		RAISE EXCEPTION 'A review that was decided does not change'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_is_of_the_latest';
	END IF;
	IF TG_OP = 'INSERT' AND (NEW.state <> 'open' OR NOT EXISTS (
		SELECT FROM entry_content c
			WHERE c.entry_id = NEW.entry_id AND c.locale = NEW.locale AND c.version = NEW.version)) THEN
		RAISE EXCEPTION 'Only the latest version is sent, and it begins open'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_is_of_the_latest';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_is_of_the_latest" BEFORE INSERT OR UPDATE ON "review"
	FOR EACH ROW EXECUTE FUNCTION "review_is_of_the_latest"();
--> statement-breakpoint
CREATE FUNCTION "approval_rule_lifted_by_another"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'INSERT' AND (NEW.lifted_at IS NOT NULL OR NOT person_can(NEW.demanded_by, 'users.manage')) THEN
		RAISE EXCEPTION 'Only an administrator asks for a second person'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'approval_rule_lifted_by_another';
	END IF;
	IF TG_OP = 'UPDATE' AND (OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
		OR NOT person_can(NEW.lifted_by, 'users.manage')
		OR (NEW.lifted_by = OLD.demanded_by AND someone_else_can(OLD.demanded_by, 'users.manage'))) THEN
		RAISE EXCEPTION 'Another administrator than the one who asked lifts the rule'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'approval_rule_lifted_by_another';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "approval_rule_lifted_by_another" BEFORE INSERT OR UPDATE ON "approval_rule"
	FOR EACH ROW EXECUTE FUNCTION "approval_rule_lifted_by_another"();
--> statement-breakpoint

-- The state that lists show follows from reviews, approvals and releases, so that no verb can forget it.
CREATE FUNCTION "entry_content_workflow"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF NEW.live_version = NEW.version THEN
		NEW.workflow := NULL;
	ELSIF NEW.version <> OLD.version AND OLD.workflow IS DISTINCT FROM 'changes-requested' THEN
		NEW.workflow := NULL;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_content_workflow" BEFORE UPDATE OF "version", "live_version" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "entry_content_workflow"();
--> statement-breakpoint
CREATE FUNCTION "review_workflow"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	UPDATE entry_content c SET workflow = CASE NEW.state
			WHEN 'open' THEN 'in-review'::row_workflow
			WHEN 'changes-requested' THEN 'changes-requested'::row_workflow
			WHEN 'approved' THEN 'approved'::row_workflow END
		WHERE c.entry_id = NEW.entry_id AND c.locale = NEW.locale AND c.version = NEW.version
			AND c.live_version IS DISTINCT FROM c.version;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_workflow" AFTER INSERT OR UPDATE OF "state" ON "review"
	FOR EACH ROW EXECUTE FUNCTION "review_workflow"();
--> statement-breakpoint
CREATE FUNCTION "release_schedule"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	of_release uuid;
BEGIN
	of_release := CASE WHEN TG_TABLE_NAME = 'release' THEN (to_jsonb(NEW)->>'id')::uuid
		ELSE (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END)->>'release_id')::uuid END;
	UPDATE entry_content c SET scheduled_at = (
			SELECT min(r.run_at) FROM release_change k JOIN release r ON r.id = k.release_id
			WHERE k.entry_id = c.entry_id AND k.locale = c.locale AND r.state = 'scheduled')
		WHERE (c.entry_id, c.locale) IN (
			SELECT k.entry_id, k.locale FROM release_change k WHERE k.release_id = of_release
			UNION ALL SELECT (to_jsonb(OLD)->>'entry_id')::uuid, (to_jsonb(OLD)->>'locale')::locale WHERE TG_OP = 'DELETE');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "release_schedule" AFTER UPDATE OF "state", "run_at" ON "release"
	FOR EACH ROW EXECUTE FUNCTION "release_schedule"();
--> statement-breakpoint
CREATE TRIGGER "release_change_schedule" AFTER INSERT OR DELETE ON "release_change"
	FOR EACH ROW EXECUTE FUNCTION "release_schedule"();
--> statement-breakpoint
CREATE FUNCTION "release_goes_forward"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF OLD.state IN ('done', 'cancelled') AND NEW.state <> OLD.state THEN
		RAISE EXCEPTION 'A release that is over does not begin again'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_goes_forward';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "release_goes_forward" BEFORE UPDATE ON "release"
	FOR EACH ROW EXECUTE FUNCTION "release_goes_forward"();
--> statement-breakpoint

-- Each row follows the one before it: none is slipped in between, and none takes another's place.
CREATE FUNCTION "audit_follows"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	last record;
BEGIN
	SELECT a.position, a.hash INTO last FROM audit a ORDER BY a.position DESC LIMIT 1;
	IF NEW.position <> coalesce(last.position, 0) + 1
		OR NEW.previous_hash <> coalesce(last.hash, repeat('0', 64)) OR NEW.hash !~ '^[0-9a-f]{64}$' THEN
		RAISE EXCEPTION 'A row of the audit follows the one before it'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'audit_follows';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_follows" BEFORE INSERT ON "audit"
	FOR EACH ROW EXECUTE FUNCTION "audit_follows"();
