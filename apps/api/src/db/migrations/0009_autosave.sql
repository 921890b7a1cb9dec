CREATE TABLE "autosave" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"entry_id" uuid,
	"type" text NOT NULL,
	"parent_id" uuid,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "autosave_user_id_id_locale_pk" PRIMARY KEY("user_id","id","locale"),
	CONSTRAINT "autosave_of_entry" CHECK ("autosave"."entry_id" = "autosave"."id"),
	CONSTRAINT "autosave_version" CHECK ("autosave"."version" >= 0 and ("autosave"."entry_id" is not null or "autosave"."version" = 0)),
	CONSTRAINT "autosave_bytes" CHECK (octet_length("autosave"."data"::text) <= 2000000)
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"field" text,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "autosave" ADD CONSTRAINT "autosave_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autosave" ADD CONSTRAINT "autosave_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autosave" ADD CONSTRAINT "autosave_parent_id_entry_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autosave_list_idx" ON "autosave" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "autosave_purge_idx" ON "autosave" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "autosave_entry_idx" ON "autosave" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "presence_seen_idx" ON "presence" USING btree ("seen_at");