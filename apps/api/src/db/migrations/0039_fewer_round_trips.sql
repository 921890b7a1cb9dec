-- Its plan is kept whatever it is called with: for an array of one, PostgreSQL would make another each time, which takes
-- three times as long as running it.
ALTER FUNCTION "refresh_entry_list"(uuid[]) SET plan_cache_mode = 'force_generic_plan';--> statement-breakpoint
-- For whoever appends to the audit: its last row, and what the next one vouches for: all that nothing vouches for yet, of this
-- transaction and of others that wrote nothing to the audit. The lock lasts to the end of the transaction, so that no two
-- rows take the same position. Its number is arbitrary, but no other advisory lock may use it.
CREATE FUNCTION "audit_head_for_append"(OUT "last_position" bigint, OUT "last_hash" text, OUT "content" jsonb) LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7261001);
	SELECT a.position, a.hash INTO last_position, last_hash FROM audit a ORDER BY a.position DESC LIMIT 1;
	WITH claimed AS (
		UPDATE audit_content SET position = coalesce(last_position, 0) + 1 WHERE position IS NULL
			RETURNING id, source, keys, hashes
	)
	SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id::text, 'digest', encode(sha256(convert_to(
			concat_ws(E'\n', c.source, array_to_string(c.keys, E'\n'), array_to_string(c.hashes, E'\n')), 'UTF8')), 'hex'))
		ORDER BY c.id), '[]') INTO content FROM claimed c;
END $$;
