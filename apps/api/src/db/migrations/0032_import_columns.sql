CREATE TABLE "import_column" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"index" integer NOT NULL,
	"header" text NOT NULL,
	"first" jsonb NOT NULL,
	"named" text,
	"read_as" text,
	"by_hand" boolean NOT NULL,
	"filled" integer NOT NULL,
	"missing" integer NOT NULL,
	"grouped" integer NOT NULL,
	"negative" integer NOT NULL,
	CONSTRAINT "import_column_job_id_position_index_pk" PRIMARY KEY("job_id","position","index"),
	CONSTRAINT "import_column_place" CHECK ("import_column"."position" >= 0 and "import_column"."index" >= 0),
	CONSTRAINT "import_column_by_hand" CHECK ("import_column"."by_hand" or "import_column"."read_as" is null or "import_column"."read_as" is not distinct from "import_column"."named")
);
--> statement-breakpoint
ALTER TABLE "import_column" ADD CONSTRAINT "import_column_job_id_import_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_column_read_idx" ON "import_column" USING btree ("job_id","position","read_as");--> statement-breakpoint

-- What the columns of a file are read as belongs to what was sent, as its mended rows do; the check writes it, too.
CREATE FUNCTION "import_column_is_open"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	changed record;
BEGIN
	changed := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	IF NOT EXISTS (
		SELECT FROM import_job j WHERE j.id = changed.job_id AND j.state IN ('checking', 'checked', 'failed')
	) THEN
		RAISE EXCEPTION 'Columns are chosen before the submission'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'import_column_is_open';
	END IF;
	RETURN changed;
END $$;
--> statement-breakpoint
CREATE TRIGGER "import_column_is_open" BEFORE INSERT OR UPDATE OR DELETE ON "import_column"
	FOR EACH ROW EXECUTE FUNCTION "import_column_is_open"();
