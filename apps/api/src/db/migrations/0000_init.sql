CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE TABLE "entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"key" text,
	"base_locale" text NOT NULL,
	"parent_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "entry_content" (
	"entry_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"live_version" integer,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "entry_content_entry_id_locale_pk" PRIMARY KEY("entry_id","locale")
);
--> statement-breakpoint
CREATE TABLE "entry_version" (
	"entry_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"restored_from" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "entry_version_entry_id_locale_number_pk" PRIMARY KEY("entry_id","locale","number")
);
--> statement-breakpoint
CREATE TABLE "live_address" (
	"locale" text NOT NULL,
	"address" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "live_address_locale_address_pk" PRIMARY KEY("locale","address")
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"entry_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "search_document_entry_id_locale_pk" PRIMARY KEY("entry_id","locale")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"type" text,
	"entry_id" uuid,
	"locale" text,
	"detail" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "media_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "fund_return" (
	"fund_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"basis" text NOT NULL,
	"figures" jsonb NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "fund_return_fund_id_as_of_pk" PRIMARY KEY("fund_id","as_of")
);
--> statement-breakpoint
CREATE TABLE "nav_price" (
	"fund_id" uuid NOT NULL,
	"validity_date" date NOT NULL,
	"nav" numeric(20, 4) NOT NULL,
	"offer" numeric(20, 4),
	"redemption" numeric(20, 4),
	"source" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nav_price_fund_id_validity_date_pk" PRIMARY KEY("fund_id","validity_date")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	"announced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"leaving_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_content" ADD CONSTRAINT "entry_content_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_content" ADD CONSTRAINT "entry_content_updated_by_app_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_version" ADD CONSTRAINT "entry_version_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_version" ADD CONSTRAINT "entry_version_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_address" ADD CONSTRAINT "live_address_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_published_by_app_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_return" ADD CONSTRAINT "fund_return_fund_id_entry_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_fund_id_entry_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_type_idx" ON "entry" USING btree ("type","trashed_at");--> statement-breakpoint
CREATE INDEX "entry_parent_idx" ON "entry" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_key_idx" ON "entry" USING btree ("key") WHERE "entry"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "entry_content_updated_idx" ON "entry_content" USING btree ("locale","updated_at");--> statement-breakpoint
CREATE INDEX "entry_content_search_idx" ON "entry_content" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "live_address_entry_idx" ON "live_address" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_open_idx" ON "publication" USING btree ("entry_id","locale") WHERE "publication"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "publication_time_idx" ON "publication" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "search_title_idx" ON "search_document" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_body_idx" ON "search_document" USING gin ("body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_at_idx" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_idx" ON "audit" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("delivered_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "nav_price_date_idx" ON "nav_price" USING btree ("validity_date");--> statement-breakpoint
CREATE INDEX "refresh_token_session_idx" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_idx" ON "app_user" USING btree ("email");