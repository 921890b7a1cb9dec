CREATE TABLE "password_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_link_hash" CHECK (length("password_link"."hash") = 64),
	CONSTRAINT "password_link_purpose" CHECK ("password_link"."purpose" in ('reset', 'invite'))
);
--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_link_user_idx" ON "password_link" USING btree ("user_id");