CREATE TABLE "audit_content" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"source" text NOT NULL,
	"keys" text[] NOT NULL,
	"hashes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "content" text;--> statement-breakpoint
CREATE INDEX "audit_content_position_idx" ON "audit_content" USING btree ("position");--> statement-breakpoint
CREATE INDEX "audit_content_open_idx" ON "audit_content" USING btree ("id") WHERE "audit_content"."position" is null;--> statement-breakpoint
-- One list for what is sealed as it is written and for what the view compares with it. Times as numbers and the rest as JSON:
-- the text must not depend on a setting of the server. What may change later, as the end of a publication, is left out.
DO $do$
DECLARE
	each record;
	evidence text[] := '{}';
BEGIN
	FOR each IN SELECT * FROM (VALUES
		('entry_version', $$concat_ws('/', r.entry_id, r.locale, r.number)$$,
			'r.data, r.slug, r.title, r.origin, r.restored_from, extract(epoch from r.created_at), r.created_by'),
		('publication', $$concat_ws('/', r.entry_id, r.id)$$,
			'r.locale, r.version, extract(epoch from r.published_at), r.published_by'),
		('approval', $$concat_ws('/', r.entry_id, r.id)$$,
			'r.locale, r.version, r.approved_by, extract(epoch from r.approved_at), r.single'),
		('disclosure_override', $$concat_ws('/', r.entry_id, r.id)$$,
			'r.locale, r.version, r.code, r.reason, r.overridden_by, extract(epoch from r.overridden_at)'),
		('nav_announcement', $$concat_ws('/', r.fund_id, r.id)$$,
			'r.kind, r.day, r.nav, r.offer, r.redemption, r.payout, r.reason_en, r.reason_ur, r.source, r.file_sha256, '
			'r.import_id, r.made_by, r.checked_by, extract(epoch from r.recorded_at), r.corrects'),
		('nav_import_file', $$concat_ws('/', r.import_id, r.position)$$,
			$$r.name, r.sha256, encode(sha256(r.bytes), 'hex')$$)
	) AS sealed (source, key, content) LOOP
		EXECUTE format($f$
			CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
				SET search_path = pg_catalog, public, pg_temp AS $t$
			BEGIN
				INSERT INTO audit_content (source, keys, hashes)
					SELECT %L, array_agg(e.key ORDER BY e.key), array_agg(e.hash ORDER BY e.key)
					FROM (SELECT %s AS key, encode(sha256(convert_to(jsonb_build_array(%s)::text, 'UTF8')), 'hex') AS hash FROM written r) e
					HAVING count(*) > 0;
				RETURN NULL;
			END $t$ $f$, each.source || '_is_sealed', each.source, each.key, each.content);
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			each.source || '_sealed', each.source, each.source || '_is_sealed');
		evidence := evidence || format(
			$f$SELECT %L::text AS source, %s AS key, encode(sha256(convert_to(jsonb_build_array(%s)::text, 'UTF8')), 'hex') AS hash FROM %I r$f$,
			each.source, each.key, each.content, each.source);
	END LOOP;
	EXECUTE 'CREATE VIEW "audit_evidence" AS ' || array_to_string(evidence, ' UNION ALL ');
END $do$;
--> statement-breakpoint
-- What was written before can be vouched for from now on.
INSERT INTO audit_content (source, keys, hashes)
SELECT source, array_agg(key ORDER BY key), array_agg(hash ORDER BY key)
FROM (SELECT e.*, (row_number() OVER (PARTITION BY source ORDER BY key) - 1) / 5000 AS part FROM audit_evidence e) AS parted
GROUP BY source, part ORDER BY source, part;
--> statement-breakpoint
CREATE FUNCTION "audit_content_stays"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF OLD.position IS NOT NULL OR NEW.position IS NULL
		OR (NEW.id, NEW.source, NEW.keys, NEW.hashes) IS DISTINCT FROM (OLD.id, OLD.source, OLD.keys, OLD.hashes) THEN
		RAISE EXCEPTION 'Nothing of what the audit vouches for changes'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'audit_content_stays';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_content_stays" BEFORE UPDATE ON "audit_content"
	FOR EACH ROW EXECUTE FUNCTION "audit_content_stays"();
--> statement-breakpoint
CREATE TRIGGER "audit_content_insert_only" BEFORE DELETE OR TRUNCATE ON "audit_content"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
