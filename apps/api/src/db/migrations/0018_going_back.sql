CREATE TYPE "public"."revert_outcome" AS ENUM('reverted', 'held', 'kept');--> statement-breakpoint
CREATE TYPE "public"."revert_state" AS ENUM('planned', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "revert_approval" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"revert_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	"single" boolean DEFAULT false NOT NULL,
	CONSTRAINT "revert_approval_unique" UNIQUE("release_id","entry_id","locale","revert_at")
);
--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "revert_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "revert_state" "revert_state";--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "revert_by" uuid;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "revert_finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "revert_failure" text;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "release_change" ADD COLUMN "revert_outcome" "revert_outcome";--> statement-breakpoint
ALTER TABLE "revert_approval" ADD CONSTRAINT "revert_approval_approved_by_app_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revert_approval" ADD CONSTRAINT "revert_approval_change_fk" FOREIGN KEY ("release_id","entry_id","locale") REFERENCES "public"."release_change"("release_id","entry_id","locale") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_revert_by_app_user_id_fk" FOREIGN KEY ("revert_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_revert_idx" ON "release" USING btree ("revert_state","revert_at");--> statement-breakpoint
CREATE INDEX "release_change_held_idx" ON "release_change" USING btree ("release_id") WHERE "release_change"."revert_outcome" = 'held';--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_revert" CHECK (("release"."revert_at" is null) = ("release"."revert_state" is null) and ("release"."revert_at" is null) = ("release"."revert_by" is null));--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_revert_later" CHECK ("release"."revert_at" > "release"."run_at");--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_revert_failure" CHECK (("release"."revert_failure" is not null) = coalesce("release"."revert_state" = 'failed', false));--> statement-breakpoint
SELECT pgboss.create_queue('release-reminder', '{"policy":"standard","retryLimit":8,"retryDelay":15,"retryBackoff":true,"expireInSeconds":120,"retentionSeconds":157680000,"deleteAfterSeconds":2592000,"partition":false}'::jsonb);--> statement-breakpoint

-- Why this person may not approve that a change goes back: null where they may. "alone" is no refusal: nobody else could.
CREATE FUNCTION "revert_standing"("of_release" uuid, "of_entry" uuid, "in_locale" "locale", "person" uuid) RETURNS text
	LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	involved uuid[];
	of_type text := (SELECT e.type FROM entry e WHERE e.id = of_entry);
BEGIN
	IF NOT person_can(person, 'content.publish', of_type, in_locale) THEN
		RETURN 'role';
	END IF;
	-- Who wrote or sent what goes live; of what only comes off for a time, who wrote what comes back.
	involved := ARRAY(
		SELECT v.created_by FROM release_change k JOIN entry_version v ON v.entry_id = k.entry_id AND v.locale = k.locale
			AND v.number = coalesce(k.version, (SELECT p.version FROM publication p
				WHERE p.entry_id = k.entry_id AND p.locale = k.locale ORDER BY p.published_at DESC LIMIT 1))
			WHERE k.release_id = of_release AND k.entry_id = of_entry AND k.locale = in_locale AND v.created_by IS NOT NULL
		UNION SELECT r.sent_by FROM release_change k JOIN review r ON r.entry_id = k.entry_id AND r.locale = k.locale
			AND r.version = k.version AND r.state <> 'withdrawn'
			WHERE k.release_id = of_release AND k.entry_id = of_entry AND k.locale = in_locale);
	IF person <> ALL (involved) THEN
		RETURN NULL;
	END IF;
	RETURN CASE WHEN EXISTS (
		SELECT FROM app_user u WHERE u.id <> ALL (involved) AND person_can(u.id, 'content.publish', of_type, in_locale)) THEN 'author' ELSE 'alone' END;
END $$;
--> statement-breakpoint
CREATE FUNCTION "revert_approval_by_second_person"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	standing text;
BEGIN
	IF NOT EXISTS (SELECT FROM release r WHERE r.id = NEW.release_id AND r.revert_at = NEW.revert_at
		AND r.revert_state IN ('planned', 'failed') AND r.state <> 'cancelled') THEN
		RAISE EXCEPTION 'This release does not go back at this time'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'revert_approval_by_second_person';
	END IF;
	standing := revert_standing(NEW.release_id, NEW.entry_id, NEW.locale, NEW.approved_by);
	NEW.single := standing IS NOT DISTINCT FROM 'alone';
	IF standing <> 'alone' THEN
		RAISE EXCEPTION 'This person cannot approve that this goes back: %', standing
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'revert_approval_by_second_person';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "revert_approval_by_second_person" BEFORE INSERT ON "revert_approval"
	FOR EACH ROW EXECUTE FUNCTION "revert_approval_by_second_person"();
--> statement-breakpoint
-- What goes with its change is no change of history: rows of the approval itself are never changed.
CREATE TRIGGER "revert_approval_insert_only" BEFORE UPDATE OR TRUNCATE ON "revert_approval"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "release_goes_forward"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF OLD.state IN ('done', 'cancelled') AND (NEW.state <> OLD.state OR NEW.finished_at IS DISTINCT FROM OLD.finished_at) THEN
		RAISE EXCEPTION 'A release that is over does not begin again'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_goes_forward';
	END IF;
	IF OLD.revert_state = 'done' AND (NEW.revert_state, NEW.revert_at, NEW.revert_finished_at)
		IS DISTINCT FROM (OLD.revert_state, OLD.revert_at, OLD.revert_finished_at) THEN
		RAISE EXCEPTION 'A release goes back once'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_goes_forward';
	END IF;
	IF NEW.revert_state IN ('done', 'failed') AND NEW.state <> 'done' THEN
		RAISE EXCEPTION 'Only a release that went live goes back'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_goes_forward';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- What a release did stays as it was; only what became of its going back is noted.
CREATE FUNCTION "release_change_is_over"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.revert_outcome IN ('reverted', 'kept') THEN
		RAISE EXCEPTION 'What has gone back, or was decided to stay, is settled'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_change_is_over';
	END IF;
	IF TG_OP <> 'UPDATE' AND EXISTS (SELECT FROM release r
		WHERE r.id = coalesce(NEW.release_id, OLD.release_id) AND r.state = 'done') THEN
		RAISE EXCEPTION 'The changes of a release that went live do not change'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'release_change_is_over';
	END IF;
	RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER "release_change_is_over" BEFORE INSERT OR UPDATE OR DELETE ON "release_change"
	FOR EACH ROW EXECUTE FUNCTION "release_change_is_over"();
--> statement-breakpoint
-- Whether a release takes a row back to this version at this instant: it is due and approved, the version is the one that
-- the release took down, and what the release did to the row is still the last that anybody did to it.
CREATE FUNCTION "goes_back_to"("of_entry" uuid, "in_locale" "locale", "to_version" integer, "at" timestamptz) RETURNS boolean
	LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT EXISTS (
		SELECT FROM release r JOIN release_change k ON k.release_id = r.id
			JOIN revert_approval a ON a.release_id = r.id AND a.entry_id = k.entry_id AND a.locale = k.locale
				AND a.revert_at = r.revert_at
			JOIN publication former ON former.entry_id = k.entry_id AND former.locale = k.locale
				AND former.version = to_version AND former.ended_at = r.finished_at
			WHERE k.entry_id = of_entry AND k.locale = in_locale AND k.revert_outcome IS NULL
				AND r.state = 'done' AND r.revert_state = 'planned' AND r.revert_at <= at
				AND (k.action = 'unpublish' OR EXISTS (SELECT FROM publication made
					WHERE made.entry_id = k.entry_id AND made.locale = k.locale AND made.version = k.version
						AND made.published_at = r.finished_at AND made.ended_at = at))
				AND NOT EXISTS (SELECT FROM publication later
					WHERE later.entry_id = k.entry_id AND later.locale = k.locale AND later.published_at > r.finished_at))
$$;
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
	IF NEW.published_by IS NOT NULL AND goes_back_to(NEW.entry_id, NEW.locale, NEW.version, NEW.published_at) THEN
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
