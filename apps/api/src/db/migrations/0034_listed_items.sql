CREATE TABLE "listed_item" (
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"shown" "locale" NOT NULL,
	"type" text NOT NULL,
	"facet" text NOT NULL,
	"fund" text NOT NULL,
	"position" text collate "C" NOT NULL,
	CONSTRAINT "listed_item_entry_id_locale_pk" PRIMARY KEY("entry_id","locale")
);
--> statement-breakpoint
ALTER TABLE "content_type" ADD COLUMN "listing" jsonb;--> statement-breakpoint
ALTER TABLE "listed_item" ADD CONSTRAINT "listed_item_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_item_type_idx" ON "listed_item" USING btree ("type","locale","position","entry_id");--> statement-breakpoint
CREATE INDEX "listed_item_facet_idx" ON "listed_item" USING btree ("type","locale","facet","position","entry_id");--> statement-breakpoint
CREATE INDEX "listed_item_fund_idx" ON "listed_item" USING btree ("type","locale","fund","position","entry_id");--> statement-breakpoint

-- Ascending in every list: digits are turned round where the greatest comes first. Numbers within titles count as numbers.
CREATE FUNCTION "listed_position"("listing" jsonb, "base" jsonb, "title" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	key text := coalesce(base->>(listing->>'sort'), '');
	name text := left(lower(title), 120);
BEGIN
	IF (listing->>'numeric')::boolean THEN
		IF key !~ '^-?\d{1,11}(\.\d{1,12})?$' THEN
			key := '0';
		END IF;
		key := to_char(key::numeric + 1000000000000, 'FM0000000000000.000000');
	ELSIF listing->>'sort' = 'title' THEN
		key := '';
	END IF;
	IF (listing->>'descending')::boolean THEN
		key := coalesce(nullif(translate(key, '0123456789', '9876543210'), ''), '~');
	END IF;
	name := regexp_replace(regexp_replace(name, '(\d+)', '00000000\1', 'g'), '\d*(\d{9})', '\1', 'g');
	RETURN left(lower(key), 120) || E'\x01' || name;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_listed_item"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM listed_item WHERE entry_id = ANY (ids);
	INSERT INTO listed_item (entry_id, locale, shown, type, facet, fund, position)
	SELECT l.id, each.locale, l.locale, l.type, coalesce(l.base->>(t.listing->>'facet'), ''), coalesce(l.base->>'fund', ''),
		listed_position(t.listing, l.base, l.title)
	FROM live_entry l
	JOIN content_type t ON t.name = l.type AND t.listing IS NOT NULL
	CROSS JOIN unnest(enum_range(NULL::locale)) AS each (locale)
	WHERE l.id = ANY (ids) AND l.is_active AND (l.locale = each.locale OR (l.locale = 'en' AND NOT EXISTS (
		SELECT FROM entry_content own
		WHERE own.entry_id = l.id AND own.locale = each.locale AND own.live_version IS NOT NULL)));
END $$;
--> statement-breakpoint
CREATE FUNCTION "entry_content_is_in_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_listed_item(ids) FROM (
		SELECT array_agg(DISTINCT w.entry_id) AS ids FROM written w WHERE w.live_version IS NOT NULL) AS live
	WHERE ids IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A translation that is live without its base shows the working copy of the base.
CREATE FUNCTION "entry_content_is_in_lists_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_listed_item(ids) FROM (
		SELECT array_agg(DISTINCT w.entry_id) AS ids
		FROM written w JOIN former f ON f.entry_id = w.entry_id AND f.locale = w.locale
		WHERE w.live_version IS DISTINCT FROM f.live_version OR (w.live_version IS NULL AND w.version <> f.version
			AND EXISTS (SELECT FROM listed_item listed WHERE listed.entry_id = w.entry_id))) AS changed
	WHERE ids IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_content_listed_insert" AFTER INSERT ON "entry_content" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_content_is_in_lists"();
--> statement-breakpoint
CREATE TRIGGER "entry_content_listed_update" AFTER UPDATE ON "entry_content"
	REFERENCING OLD TABLE AS former NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_content_is_in_lists_again"();
--> statement-breakpoint
CREATE FUNCTION "entry_is_in_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_listed_item(ids) FROM (
		SELECT array_agg(w.id) AS ids FROM written w JOIN former f ON f.id = w.id
		WHERE (w.trashed_at IS NULL) <> (f.trashed_at IS NULL)) AS changed
	WHERE ids IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_listed_update" AFTER UPDATE ON "entry" REFERENCING OLD TABLE AS former NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_is_in_lists"();
--> statement-breakpoint
CREATE VIEW "as_of"."listed_item" AS
	SELECT l.id AS entry_id, each.locale, l.locale AS shown, l.type, coalesce(l.base->>(t.listing->>'facet'), '') AS facet,
		coalesce(l.base->>'fund', '') AS fund, public.listed_position(t.listing, l.base, l.title) COLLATE "C" AS position
	FROM as_of.live_entry l
	JOIN public.content_type t ON t.name = l.type AND t.listing IS NOT NULL
	CROSS JOIN unnest(enum_range(NULL::public.locale)) AS each (locale)
	WHERE l.is_active AND (l.locale = each.locale OR (l.locale = 'en' AND NOT EXISTS (
		SELECT FROM as_of.live_version own WHERE own.entry_id = l.id AND own.locale = each.locale)));
--> statement-breakpoint
-- Both as before, but a function of PL/pgSQL keeps its plan, which took longer to make than to run; and most triggers name no entry.
CREATE OR REPLACE FUNCTION "refresh_entry_list"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(ids) = 0 THEN
		RETURN;
	END IF;
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
		excluded.key4, excluded.key5);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "media_uses_of"("entry" uuid, "language" locale, "working" jsonb, "live" integer)
RETURNS TABLE ("media_id" uuid, "copy" media_copy, "field" text) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	SELECT m.id, 'working'::media_copy, n.field FROM media_names_in(media_uses_of.working) n JOIN media m ON m.name = n.name
	UNION
	SELECT m.id, 'working'::media_copy, n.field FROM media_ids_in(media_uses_of.working) n JOIN media m ON m.id = n.id
	UNION
	SELECT m.id, 'live'::media_copy, n.field
	FROM entry_version v, media_names_in(v.data) n JOIN media m ON m.name = n.name
	WHERE v.entry_id = media_uses_of.entry AND v.locale = media_uses_of.language AND v.number = media_uses_of.live
	UNION
	SELECT m.id, 'live'::media_copy, n.field
	FROM entry_version v, media_ids_in(v.data) n JOIN media m ON m.id = n.id
	WHERE v.entry_id = media_uses_of.entry AND v.locale = media_uses_of.language AND v.number = media_uses_of.live;
END $$;
