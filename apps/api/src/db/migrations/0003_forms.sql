CREATE TABLE "reference_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"reference" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submission_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "submission_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submission_id" uuid,
	CONSTRAINT "submission_file_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"wants" jsonb NOT NULL,
	"state" text NOT NULL,
	"request_id" uuid,
	"change" jsonb,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due_idx";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_captcha_idx" ON "spent_captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "submission_list_idx" ON "submission" USING btree ("form","created_at","id");--> statement-breakpoint
CREATE INDEX "submission_search_idx" ON "submission" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submission_file_idx" ON "submission_file" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_email_idx" ON "subscriber" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscriber_list_idx" ON "subscriber" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriber_search_idx" ON "subscriber" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("topic","delivered_at","next_attempt_at");