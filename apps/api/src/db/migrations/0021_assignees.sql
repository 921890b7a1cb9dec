ALTER TABLE "entry" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_assignee_id_app_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_assignee_idx" ON "entry" USING btree ("assignee_id") WHERE "entry"."assignee_id" is not null;--> statement-breakpoint

-- As before, and by whom it is assigned to. Nothing is assigned yet, so that no row is written again.
CREATE OR REPLACE FUNCTION "refresh_entry_list"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO entry_list (entry_id, locale, type, trashed, parent_id, depth, tree_path, updated_at, search_text, tokens,
		key1, key2, key3, key4, key5)
	SELECT e.id, shown.locale, e.type, e.trashed_at IS NOT NULL, e.parent_id, tree.depth, tree.path,
		words.updated_at, words.text, states.tokens || fields.tokens
			|| CASE WHEN e.assignee_id IS NULL THEN '{}'::text[] ELSE ARRAY['assigned', 'assigned=' || e.assignee_id::text] END,
		entry_list_key(t.list->'columns'->0, own.data, base.data), entry_list_key(t.list->'columns'->1, own.data, base.data),
		entry_list_key(t.list->'columns'->2, own.data, base.data), entry_list_key(t.list->'columns'->3, own.data, base.data),
		entry_list_key(t.list->'columns'->4, own.data, base.data)
	FROM entry e
	JOIN content_type t ON t.name = e.type
	JOIN entry_content base ON base.entry_id = e.id AND base.locale = e.base_locale
	CROSS JOIN unnest(enum_range(NULL::locale)) AS shown (locale)
	LEFT JOIN entry_content own ON own.entry_id = e.id AND own.locale = shown.locale
	CROSS JOIN LATERAL entry_tree_position(e.id) AS tree
	CROSS JOIN LATERAL (
		SELECT max(c.updated_at) AS updated_at, string_agg(c.search_text, E'\n' ORDER BY c.locale) AS text
		FROM entry_content c WHERE c.entry_id = e.id
	) AS words
	CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(DISTINCT prefix || state), '{}') AS tokens FROM (
			SELECT each.locale, CASE
				WHEN c.entry_id IS NULL THEN 'missing'
				WHEN c.scheduled_at IS NOT NULL AND c.live_version IS DISTINCT FROM c.version THEN 'scheduled'
				WHEN c.workflow IS NOT NULL THEN c.workflow::text
				WHEN c.live_version IS NULL AND c.published_at IS NULL THEN 'draft'
				WHEN c.live_version IS NULL THEN 'unpublished'
				WHEN c.live_version = c.version THEN 'live'
				ELSE 'changed' END AS state
			FROM unnest(enum_range(NULL::locale)) AS each (locale)
			LEFT JOIN entry_content c ON c.entry_id = e.id AND c.locale = each.locale
			WHERE c.entry_id IS NOT NULL OR (t.list->>'languages')::int > 1
			UNION ALL
			SELECT c.locale, 'outdated' FROM entry_content c
			WHERE c.entry_id = e.id AND c.live_version IS NOT NULL AND base.live_version IS NOT NULL
				AND base.text_changed_at > c.published_at
		) AS state, unnest(ARRAY['', state.locale::text || '.']) AS prefix
	) AS states
	CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(token), '{}') AS tokens FROM (
			SELECT e.type || '.' || filter.name || '=' || (base.data->>filter.name) AS token
			FROM jsonb_array_elements_text(t.list->'filters') AS filter (name)
			UNION ALL
			SELECT e.type || '.' || filter.name || '=*' FROM jsonb_array_elements_text(t.list->'filters') AS filter (name)
			WHERE base.data->>filter.name <> ''
			UNION ALL
			SELECT 'ref=' || (base.data->>reference.name)
			FROM jsonb_array_elements_text(t.list->'references') AS reference (name)
		) AS each WHERE token IS NOT NULL
	) AS fields
	WHERE e.id = ANY (ids)
	ON CONFLICT (entry_id, locale) DO UPDATE SET (trashed, parent_id, depth, tree_path, updated_at, search_text, tokens,
		key1, key2, key3, key4, key5) = (excluded.trashed, excluded.parent_id, excluded.depth, excluded.tree_path,
		excluded.updated_at, excluded.search_text, excluded.tokens, excluded.key1, excluded.key2, excluded.key3,
		excluded.key4, excluded.key5)
$$;
--> statement-breakpoint
-- Whose work something was is no part of what the public saw.
CREATE OR REPLACE VIEW "as_of"."entry" AS
	SELECT e.id, e.type, e.key, e.base_locale, h.parent_id, h.sort, e.sample, e.created_at,
		NULL::timestamptz(3) AS trashed_at, NULL::uuid AS assignee_id
	FROM public.entry e JOIN public.entry_place_history h ON h.entry_id = e.id
	WHERE h.valid_from <= as_of.moment() AND (h.valid_to IS NULL OR h.valid_to > as_of.moment());
