CREATE TYPE "public"."finding_severity" AS ENUM('blocked', 'reason', 'explained');--> statement-breakpoint
CREATE TYPE "public"."import_job_phase" AS ENUM('queued', 'reading', 'funds', 'prices', 'findings', 'returns');--> statement-breakpoint
CREATE TYPE "public"."import_job_state" AS ENUM('checking', 'checked', 'waiting', 'applying', 'applied', 'rejected', 'failed');--> statement-breakpoint
CREATE TABLE "import_finding" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file" text NOT NULL,
	"position" integer,
	"line" integer,
	"kind" text NOT NULL,
	"severity" "finding_severity" NOT NULL,
	"text" text NOT NULL,
	"row" text NOT NULL,
	"suggestion" text,
	"column" text,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_finding_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"samples" text NOT NULL,
	"state" "import_job_state" DEFAULT 'checking' NOT NULL,
	"phase" "import_job_phase" DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"report" jsonb,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked" integer DEFAULT 0 NOT NULL,
	"unchecked" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "import_job_sha256" CHECK ("import_job"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "import_job_samples" CHECK ("import_job"."samples" in ('keep', 'replace')),
	CONSTRAINT "import_job_whole" CHECK ("import_job"."state" not in ('waiting', 'applying', 'applied') or ("import_job"."blocked" = 0 and "import_job"."unchecked" = 0)),
	CONSTRAINT "import_job_decided" CHECK (("import_job"."state" in ('applying', 'applied', 'rejected')) = ("import_job"."decided_by" is not null)
        and ("import_job"."decided_by" is null) = ("import_job"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "import_job_file" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "import_job_file_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_job_part" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_job_part_job_id_position_part_pk" PRIMARY KEY("job_id","position","part")
);
--> statement-breakpoint
CREATE TABLE "import_mend" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"left_out" text,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mend_job_id_position_line_pk" PRIMARY KEY("job_id","position","line"),
	CONSTRAINT "import_mend_line" CHECK ("import_mend"."line" >= 1 and "import_mend"."position" >= 0),
	CONSTRAINT "import_mend_reason" CHECK ("import_mend"."left_out" <> ''),
	CONSTRAINT "import_mend_something" CHECK ("import_mend"."left_out" is not null or "import_mend"."values" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "import_finding" ADD CONSTRAINT "import_finding_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_made_by_app_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_decided_by_app_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job_file" ADD CONSTRAINT "import_job_file_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job_part" ADD CONSTRAINT "import_job_part_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mend" ADD CONSTRAINT "import_mend_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mend" ADD CONSTRAINT "import_mend_made_by_app_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_finding_kind_idx" ON "import_finding" USING btree ("job_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "import_job_open_idx" ON "import_job" USING btree ("sha256","samples") WHERE "import_job"."state" in ('checking', 'checked', 'waiting', 'applying');--> statement-breakpoint
CREATE INDEX "import_job_going_idx" ON "import_job" USING btree ("made_at") WHERE "import_job"."state" in ('checking', 'applying');--> statement-breakpoint
CREATE INDEX "import_job_list_idx" ON "import_job" USING btree ("made_at","id");--> statement-breakpoint

-- Of the time before: what waits and what was decided. Their fingerprint is their own, since they are not known again.
INSERT INTO "import_job" ("id", "made_by", "made_at", "sha256", "samples", "state", "report", "decided_by", "decided_at")
	SELECT i.id, i.made_by, i.made_at, encode(sha256(convert_to(i.id::text, 'UTF8')), 'hex'), i.samples,
		(CASE i.state WHEN 'waiting' THEN 'waiting' WHEN 'approved' THEN 'applied' ELSE 'rejected' END)::import_job_state,
		CASE WHEN i.report ? 'rows' THEN i.report - 'findings' - 'applied' - 'waits' END, i.decided_by, i.decided_at
	FROM "nav_import" i;--> statement-breakpoint

-- What was mended or left out belongs to what was sent: who approves decides about that, and history keeps it.
CREATE FUNCTION "import_mend_is_open"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	changed record;
BEGIN
	changed := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	IF NOT EXISTS (SELECT FROM import_job j WHERE j.id = changed.job_id AND j.state IN ('checked', 'failed')) THEN
		RAISE EXCEPTION 'Rows are mended between a check and the submission'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'import_mend_is_open';
	END IF;
	RETURN changed;
END $$;
--> statement-breakpoint
CREATE TRIGGER "import_mend_is_open" BEFORE INSERT OR UPDATE OR DELETE ON "import_mend"
	FOR EACH ROW EXECUTE FUNCTION "import_mend_is_open"();
--> statement-breakpoint
-- What is sent is what was checked.
CREATE FUNCTION "nav_import_is_checked"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (SELECT FROM import_job j WHERE j.id = NEW.id AND (j.blocked > 0 OR j.unchecked > 0)) THEN
		RAISE EXCEPTION 'Every row is mended or left out first'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_import_is_checked';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_import_is_checked" BEFORE INSERT ON "nav_import"
	FOR EACH ROW EXECUTE FUNCTION "nav_import_is_checked"();
--> statement-breakpoint
-- It looks up the few rows of its statement. Without statistics, which the embedded database never gathers, it would hash the
-- whole ledger for each statement of an import.
ALTER FUNCTION "price_is_announced"() SET enable_hashjoin = off;--> statement-breakpoint
ALTER FUNCTION "price_is_announced"() SET enable_mergejoin = off;
