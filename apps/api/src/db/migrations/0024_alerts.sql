CREATE TYPE "public"."alert_delivery_state" AS ENUM('waiting', 'sent', 'refused', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."alert_kind" AS ENUM('daily-nav', 'fmr', 'correction');--> statement-breakpoint
CREATE TYPE "public"."alert_state" AS ENUM('running', 'paused', 'done');--> statement-breakpoint
CREATE TABLE "alert_delivery" (
	"run_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" "alert_delivery_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"permanent" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "alert_delivery_run_id_subscriber_id_pk" PRIMARY KEY("run_id","subscriber_id"),
	CONSTRAINT "alert_delivery_sent" CHECK (("alert_delivery"."state" = 'sent') = ("alert_delivery"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "alert_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "alert_kind" NOT NULL,
	"key" text NOT NULL,
	"day" date,
	"document_id" uuid,
	"subject" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mails" jsonb,
	"state" "alert_state" DEFAULT 'running' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"latest_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"collected_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"paused_by" uuid,
	"totals" jsonb,
	CONSTRAINT "alert_run_paused" CHECK (("alert_run"."state" = 'paused') = ("alert_run"."paused_at" is not null)),
	CONSTRAINT "alert_run_done" CHECK (("alert_run"."state" = 'done') = ("alert_run"."finished_at" is not null)),
	CONSTRAINT "alert_run_collected" CHECK ("alert_run"."collected_at" is null or "alert_run"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "refused_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "set_aside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alert_delivery" ADD CONSTRAINT "alert_delivery_run_id_alert_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."alert_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_delivery" ADD CONSTRAINT "alert_delivery_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_run" ADD CONSTRAINT "alert_run_document_id_entry_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_run" ADD CONSTRAINT "alert_run_paused_by_app_user_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_delivery_due_idx" ON "alert_delivery" USING btree ("run_id","next_attempt_at") WHERE "alert_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "alert_delivery_subscriber_idx" ON "alert_delivery" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_run_key_idx" ON "alert_run" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "alert_run_list_idx" ON "alert_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "alert_run_open_idx" ON "alert_run" USING btree ("not_before") WHERE "alert_run"."state" = 'running';
