CREATE FUNCTION "cut_off_weekdays"("data" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(array_agg(weekday), '{}') FROM unnest(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) weekday
		WHERE data->>weekday IS NOT NULL
$$;
--> statement-breakpoint
-- A rule that names a fund is for it alone.
CREATE FUNCTION "cut_off_named"("data" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce('fund ' || (data->>'fund'), 'category ' || (data->>'category'), 'all')
$$;
--> statement-breakpoint

-- Of what goes live in the base language: a season has both its days, in order; a rule names a weekday; and no other live
-- rule for the same funds says a time for the same day, a season and a standing rule aside.
CREATE FUNCTION "cut_off_guard"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	own jsonb;
BEGIN
	SELECT v.data INTO own
	FROM entry e
	JOIN entry_version v ON v.entry_id = e.id AND v.locale = NEW.locale AND v.number = NEW.live_version
	WHERE e.id = NEW.entry_id AND e.type = 'cutOff' AND e.base_locale = NEW.locale;
	IF own IS NULL THEN RETURN NULL; END IF;
	-- Two that exclude each other go live one after the other.
	PERFORM pg_advisory_xact_lock(hashtext('cut_off'));
	IF num_nulls(own->>'from', own->>'to') = 1 OR (own->>'to')::date < (own->>'from')::date THEN
		RAISE EXCEPTION 'A season has a first day and a last one, which is not before it'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'cut_off_season';
	END IF;
	IF cut_off_weekdays(own) = '{}' THEN
		RAISE EXCEPTION 'A cut-off rule names a weekday'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'cut_off_weekday';
	END IF;
	IF EXISTS (
		SELECT FROM entry e
		JOIN entry_content c ON c.entry_id = e.id AND c.locale = e.base_locale
		JOIN entry_version v ON v.entry_id = e.id AND v.locale = e.base_locale AND v.number = c.live_version
		WHERE e.type = 'cutOff' AND e.trashed_at IS NULL AND e.id <> NEW.entry_id
			AND cut_off_named(v.data) = cut_off_named(own)
			AND cut_off_weekdays(v.data) && cut_off_weekdays(own)
			AND (v.data->>'from' IS NULL) = (own->>'from' IS NULL)
			AND daterange((v.data->>'from')::date, (v.data->>'to')::date, '[]')
				&& daterange((own->>'from')::date, (own->>'to')::date, '[]')
	) THEN
		RAISE EXCEPTION 'Another live cut-off rule says a time for the same funds and day'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'cut_off_clash';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cut_off_guard" AFTER INSERT OR UPDATE OF "live_version" ON "entry_content"
	FOR EACH ROW WHEN (NEW.live_version IS NOT NULL) EXECUTE FUNCTION "cut_off_guard"();
