ALTER TYPE "public"."session_end" ADD VALUE 'expired';--> statement-breakpoint
ALTER TYPE "public"."session_end" ADD VALUE 'idle';--> statement-breakpoint
CREATE TABLE "second_step_role" (
	"role" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_name" CHECK ("passkey"."name" ~ '^\S(.*\S)?$'),
	CONSTRAINT "passkey_counter" CHECK ("passkey"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_hash" CHECK (length("passkey_challenge"."hash") = 64)
);
--> statement-breakpoint
ALTER TABLE "custom_role" ADD COLUMN "second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_user_idx" ON "passkey" USING btree ("user_id");--> statement-breakpoint
UPDATE "session" SET "expires_at" = "created_at" + interval '12 hours';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
UPDATE "refresh_token" t SET "expires_at" = least(t.expires_at, s.expires_at) FROM "session" s WHERE s.id = t.session_id;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_expires" CHECK ("session"."expires_at" > "session"."created_at");--> statement-breakpoint
CREATE FUNCTION "session_lifetime_stays"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF NEW.expires_at <> OLD.expires_at OR NEW.created_at <> OLD.created_at OR NEW.user_id <> OLD.user_id
		OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS NULL) THEN
		RAISE EXCEPTION 'A session is its owner''s, ends when it was to end at sign-in, and does not begin anew'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'session_lifetime_stays';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "session_lifetime_stays" BEFORE UPDATE ON "session"
	FOR EACH ROW EXECUTE FUNCTION "session_lifetime_stays"();
--> statement-breakpoint
CREATE FUNCTION "refresh_token_within_session"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF NEW.expires_at > (SELECT s.expires_at FROM session s WHERE s.id = NEW.session_id) THEN
		RAISE EXCEPTION 'A refresh token does not outlive its session'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'refresh_token_within_session';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refresh_token_within_session" BEFORE INSERT OR UPDATE ON "refresh_token"
	FOR EACH ROW EXECUTE FUNCTION "refresh_token_within_session"();
