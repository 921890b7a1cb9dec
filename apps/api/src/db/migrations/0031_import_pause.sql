-- What is applied is one transaction, and what was checked waits for people: only a check is paused.
ALTER TABLE "import_job" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_paused" CHECK ("import_job"."paused_at" is null or "import_job"."state" = 'checking');
