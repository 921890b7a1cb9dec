CREATE TYPE "public"."address_outcome" AS ENUM('missed', 'redirected');--> statement-breakpoint
CREATE TYPE "public"."address_source" AS ENUM('search', 'own', 'elsewhere', 'typed', 'machine');--> statement-breakpoint
CREATE TABLE "address_hit" (
	"outcome" "address_outcome" NOT NULL,
	"path" text NOT NULL,
	"source" "address_source" NOT NULL,
	"day" date NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "address_hit_outcome_path_source_day_pk" PRIMARY KEY("outcome","path","source","day"),
	CONSTRAINT "address_hit_counts" CHECK ("address_hit"."hits" > 0)
);
--> statement-breakpoint
CREATE TABLE "ignored_address" (
	"path" text PRIMARY KEY NOT NULL,
	"ignored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ignored_by" uuid
);
--> statement-breakpoint
CREATE TABLE "redirect_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"permanent" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ends_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "redirect_rule_from_path_unique" UNIQUE("from_path"),
	CONSTRAINT "redirect_rule_from" CHECK ("redirect_rule"."from_path" ~ '^/[^*?#]*(/\*)?$' and "redirect_rule"."from_path" <> '/'),
	CONSTRAINT "redirect_rule_to" CHECK ("redirect_rule"."to_path" ~ '^(/([^/]|$)|https?://)'),
	CONSTRAINT "redirect_rule_ends" CHECK ("redirect_rule"."ends_on" is null or not "redirect_rule"."permanent"),
	CONSTRAINT "redirect_rule_elsewhere" CHECK ("redirect_rule"."from_path" <> "redirect_rule"."to_path")
);
--> statement-breakpoint
ALTER TABLE "entry_content" ADD COLUMN "text_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ignored_address" ADD CONSTRAINT "ignored_address_ignored_by_app_user_id_fk" FOREIGN KEY ("ignored_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_rule" ADD CONSTRAINT "redirect_rule_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_hit_day_idx" ON "address_hit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "redirect_rule_to_idx" ON "redirect_rule" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "live_path_similar_idx" ON "live_path" USING gist ("path" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "live_path_last_part_idx" ON "live_path" USING btree ((reverse(split_part(reverse("path"), '/', 1))));--> statement-breakpoint
UPDATE "entry_content" SET "text_changed_at" = "published_at";
--> statement-breakpoint
CREATE FUNCTION "redirect_rule_no_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Two rules made at once would not see each other.
	PERFORM pg_advisory_xact_lock(7261003);
	IF EXISTS (SELECT FROM redirect_rule r WHERE r.id <> NEW.id AND (r.from_path = NEW.to_path OR r.to_path = NEW.from_path)) THEN
		RAISE EXCEPTION 'A redirect leads to a page, not to another redirect'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'redirect_rule_no_chain';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "redirect_rule_no_chain" BEFORE INSERT OR UPDATE OF "from_path", "to_path" ON "redirect_rule"
	FOR EACH ROW EXECUTE FUNCTION "redirect_rule_no_chain"();
