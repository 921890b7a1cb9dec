CREATE TABLE "disclosure_override" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"overridden_by" uuid NOT NULL,
	"overridden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disclosure_override_unique" UNIQUE("entry_id","locale","version","code"),
	CONSTRAINT "disclosure_override_reason" CHECK (length(trim("disclosure_override"."reason")) >= 10)
);
--> statement-breakpoint
ALTER TABLE "disclosure_override" ADD CONSTRAINT "disclosure_override_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_override" ADD CONSTRAINT "disclosure_override_overridden_by_app_user_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_override" ADD CONSTRAINT "disclosure_override_version_fk" FOREIGN KEY ("entry_id","locale","version") REFERENCES "public"."entry_version"("entry_id","locale","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "disclosure_override_insert_only" BEFORE UPDATE OR TRUNCATE ON "disclosure_override"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
-- For each row: the end of an entry that never had one reaches here too.
CREATE TRIGGER "disclosure_override_stays" BEFORE DELETE ON "disclosure_override"
	FOR EACH ROW EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE FUNCTION "disclosure_override_by_another"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF NOT person_can(NEW.overridden_by, 'disclosure.override') THEN
		RAISE EXCEPTION 'Only compliance lets a version pass a disclosure rule'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'disclosure_override_by_another';
	END IF;
	IF EXISTS (
		SELECT FROM entry_version v
		WHERE v.entry_id = NEW.entry_id AND v.locale = NEW.locale AND v.number = NEW.version
			AND v.created_by = NEW.overridden_by
	) THEN
		RAISE EXCEPTION 'Nobody judges a version of their own'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'disclosure_override_by_another';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "disclosure_override_by_another" BEFORE INSERT ON "disclosure_override"
	FOR EACH ROW EXECUTE FUNCTION "disclosure_override_by_another"();
