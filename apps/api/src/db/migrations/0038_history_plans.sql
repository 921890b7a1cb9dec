-- Kept as before (see 0016), but by a function of its own for each table: its statements are written out, so that their plans
-- are kept, where making them anew took longer than running them.
DO $$
DECLARE
	each record;
	event record;
	same_key text;
	of_former text;
	of_written text;
BEGIN
	FOR each IN SELECT * FROM (VALUES
		('entry_content', 'live_version_history', 'entry_id locale', 'entry_id, locale, version, published_at',
			'entry_id, locale, live_version, published_at', 'live_version IS NOT NULL'),
		('entry', 'entry_place_history', 'entry_id', 'entry_id, parent_id, sort', 'id, parent_id, sort', 'true'),
		('live_path', 'live_path_history', 'locale path', 'locale, path, entry_id, role',
			'locale, path, entry_id, role', 'true'),
		('redirect_rule', 'redirect_rule_history', 'rule_id', 'rule_id, from_path, to_path, permanent, ends_on',
			'id, from_path, to_path, permanent, ends_on', 'true')
	) AS t (source, history, key, kept, taken, counts) LOOP
		same_key := (SELECT string_agg(format('h.%1$I = each.%1$I', name), ' AND ')
			FROM unnest(string_to_array(each.key, ' ')) AS name);
		of_former := format('SELECT %s FROM former WHERE %s', each.taken, each.counts);
		of_written := format('SELECT %s FROM written WHERE %s', each.taken, each.counts);
		-- Closes the open spans of what is gone or another, and opens those of what came. All that a transaction changes,
		-- changes at one instant: its beginning; one that began earlier may end later. Runs as the owner: nobody else
		-- writes what happened.
		EXECUTE format($function$
			CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
				SET search_path = pg_catalog, public, pg_temp AS $body$
			DECLARE
				moment CONSTANT timestamptz := date_trunc('milliseconds', now());
			BEGIN
				IF TG_OP = 'INSERT' THEN
					INSERT INTO %2$I (%3$s, valid_from) SELECT each.*, greatest(moment,
						(SELECT max(h.valid_to) FROM %2$I h WHERE %4$s)) FROM (%6$s) AS each (%3$s);
				ELSIF TG_OP = 'DELETE' THEN
					UPDATE %2$I h SET valid_to = greatest(moment, h.valid_from) FROM (%5$s) AS each (%3$s)
						WHERE %4$s AND h.valid_to IS NULL;
					DELETE FROM %2$I h USING (%5$s) AS each (%3$s) WHERE %4$s AND h.valid_to = h.valid_from;
				ELSE
					UPDATE %2$I h SET valid_to = greatest(moment, h.valid_from)
						FROM ((%5$s) EXCEPT (%6$s)) AS each (%3$s) WHERE %4$s AND h.valid_to IS NULL;
					IF FOUND THEN
						DELETE FROM %2$I h USING ((%5$s) EXCEPT (%6$s)) AS each (%3$s)
							WHERE %4$s AND h.valid_to = h.valid_from;
					END IF;
					INSERT INTO %2$I (%3$s, valid_from) SELECT each.*, greatest(moment,
						(SELECT max(h.valid_to) FROM %2$I h WHERE %4$s))
						FROM ((%6$s) EXCEPT (%5$s)) AS each (%3$s);
				END IF;
				RETURN NULL;
			END $body$
		$function$, 'keep_' || each.history, each.history, each.kept, same_key, of_former, of_written);
		FOR event IN SELECT * FROM (VALUES
			('INSERT', 'NEW TABLE AS written'), ('DELETE', 'OLD TABLE AS former'),
			('UPDATE', 'OLD TABLE AS former NEW TABLE AS written')) AS e (name, tables) LOOP
			EXECUTE format('DROP TRIGGER %I ON %I', each.source || '_history_' || lower(event.name), each.source);
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
				each.source || '_history_' || lower(event.name), event.name, each.source, event.tables,
				'keep_' || each.history);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION "keep_history"();
