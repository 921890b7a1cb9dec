CREATE TYPE "public"."delivery_state" AS ENUM('waiting', 'delivered', 'failed');--> statement-breakpoint
CREATE TABLE "read_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"types" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "read_token_hash_unique" UNIQUE("hash"),
	CONSTRAINT "read_token_hash" CHECK ("read_token"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "read_token_types" CHECK (cardinality("read_token"."types") > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"off_because" text,
	"failing_since" timestamp (3) with time zone,
	"lost" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "webhook_url" CHECK ("webhook"."url" ~ '^https?://'),
	CONSTRAINT "webhook_events" CHECK (cardinality("webhook"."events") > 0),
	CONSTRAINT "webhook_off" CHECK ("webhook"."enabled" = ("webhook"."off_because" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" "delivery_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"response_status" integer,
	"response_body" text,
	"error" text,
	CONSTRAINT "webhook_delivery_waits" CHECK (("webhook_delivery"."state" = 'waiting') = ("webhook_delivery"."next_attempt_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "read_token" ADD CONSTRAINT "read_token_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log_idx" ON "webhook_delivery" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery" USING btree ("next_attempt_at") WHERE "webhook_delivery"."state" = 'waiting';--> statement-breakpoint
-- Retries of a receiver are ours: those of the queue are for a process that died.
SELECT pgboss.create_queue('webhook', '{"policy":"standard","retryLimit":3,"retryDelay":15,"retryBackoff":true,"expireInSeconds":120,"retentionSeconds":1209600,"deleteAfterSeconds":86400,"partition":false}'::jsonb);
