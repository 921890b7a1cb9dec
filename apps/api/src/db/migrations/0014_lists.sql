CREATE TABLE "entry_list" (
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"type" text NOT NULL,
	"trashed" boolean NOT NULL,
	"parent_id" uuid,
	"depth" integer NOT NULL,
	"tree_path" text collate "C" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"tokens" text[] NOT NULL,
	"key1" text collate "C" NOT NULL,
	"key2" text collate "C" NOT NULL,
	"key3" text collate "C" NOT NULL,
	"key4" text collate "C" NOT NULL,
	"key5" text collate "C" NOT NULL,
	CONSTRAINT "entry_list_entry_id_locale_pk" PRIMARY KEY("entry_id","locale")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_name_unique" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "content_type" ADD COLUMN "list" jsonb DEFAULT '{"columns":[],"filters":[],"references":[],"languages":1}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_type" ADD COLUMN "addressed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_list" ADD CONSTRAINT "entry_list_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_list_all_idx" ON "entry_list" USING btree ("trashed","locale","updated_at","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_updated_idx" ON "entry_list" USING btree ("type","trashed","locale","updated_at","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_tree_idx" ON "entry_list" USING btree ("type","trashed","locale","tree_path","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_key1_idx" ON "entry_list" USING btree ("type","trashed","locale","key1","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_key2_idx" ON "entry_list" USING btree ("type","trashed","locale","key2","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_key3_idx" ON "entry_list" USING btree ("type","trashed","locale","key3","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_key4_idx" ON "entry_list" USING btree ("type","trashed","locale","key4","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_key5_idx" ON "entry_list" USING btree ("type","trashed","locale","key5","entry_id");--> statement-breakpoint
CREATE INDEX "entry_list_parent_idx" ON "entry_list" USING btree ("parent_id") WHERE "entry_list"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "entry_list_tokens_idx" ON "entry_list" USING gin ("tokens") WHERE "entry_list"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "entry_list_search_idx" ON "entry_list" USING gin ("search_text" gin_trgm_ops) WHERE "entry_list"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "entry_content_slug_idx" ON "entry_content" USING btree ("slug","locale");--> statement-breakpoint

-- One column of a list as a text that orders like its values: numbers after 10^12 is added, references by title.
CREATE FUNCTION "entry_list_key"("field" jsonb, "own" jsonb, "base" jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	name text := field->>'name';
	value text;
BEGIN
	IF field IS NULL THEN
		RETURN '';
	END IF;
	value := base->>name;
	IF (field->>'translated')::boolean THEN
		value := coalesce(own->>name, value);
	END IF;
	IF field->>'value' = 'number' THEN
		IF value IS NULL OR value !~ '^-?\d{1,11}(\.\d{1,12})?$' THEN
			value := '0';
		END IF;
		RETURN to_char(value::numeric + 1000000000000, 'FM0000000000000.000000');
	END IF;
	IF field->>'value' = 'reference' THEN
		IF value IS NULL OR value !~ '^[0-9a-f-]{36}$' THEN
			RETURN '';
		END IF;
		SELECT t.title INTO value FROM entry_content t WHERE t.entry_id = value::uuid ORDER BY t.locale LIMIT 1;
	END IF;
	RETURN left(lower(coalesce(value, '')), 120);
END $$;
--> statement-breakpoint
CREATE FUNCTION "entry_tree_position"("of_entry" uuid) RETURNS TABLE ("depth" integer, "path" text) LANGUAGE sql STABLE AS $$
	WITH RECURSIVE above AS (
		SELECT id, parent_id, sort, 0 AS height FROM entry WHERE id = of_entry
		UNION ALL
		SELECT p.id, p.parent_id, p.sort, above.height + 1 FROM entry p JOIN above ON p.id = above.parent_id
			WHERE above.height < 50
	) SELECT max(height), string_agg(lpad(sort::text, 9, '0') || id::text, '.' ORDER BY height DESC) FROM above
$$;
--> statement-breakpoint
CREATE FUNCTION "refresh_entry_list"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO entry_list (entry_id, locale, type, trashed, parent_id, depth, tree_path, updated_at, search_text, tokens,
		key1, key2, key3, key4, key5)
	SELECT e.id, shown.locale, e.type, e.trashed_at IS NOT NULL, e.parent_id, tree.depth, tree.path,
		words.updated_at, words.text, states.tokens || fields.tokens,
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
-- With the entries that show its title in a column.
CREATE FUNCTION "entry_content_is_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_entry_list(ARRAY(SELECT DISTINCT entry_id FROM written));
	PERFORM refresh_entry_list(ARRAY(
		SELECT l.entry_id FROM written w JOIN entry_list l
			ON l.locale = 'en' AND l.tokens @> ARRAY['ref=' || w.entry_id::text]));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "entry_content_is_listed_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_entry_list(ARRAY(SELECT DISTINCT entry_id FROM written));
	PERFORM refresh_entry_list(ARRAY(
		SELECT l.entry_id FROM written w
			JOIN former f ON f.entry_id = w.entry_id AND f.locale = w.locale AND f.title <> w.title
			JOIN entry_list l ON l.locale = 'en' AND l.tokens @> ARRAY['ref=' || w.entry_id::text]));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_content_list_insert" AFTER INSERT ON "entry_content" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_content_is_listed"();
--> statement-breakpoint
CREATE TRIGGER "entry_content_list_update" AFTER UPDATE ON "entry_content"
	REFERENCING OLD TABLE AS former NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_content_is_listed_again"();
--> statement-breakpoint
-- What lies below a moved entry moves with it.
CREATE FUNCTION "entry_is_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_entry_list(ARRAY(
		WITH RECURSIVE changed AS (
			SELECT w.id, (w.parent_id, w.sort) IS DISTINCT FROM (f.parent_id, f.sort) AS moved
			FROM written w JOIN former f ON f.id = w.id
			UNION
			SELECT child.id, true FROM entry child JOIN changed ON changed.moved AND child.parent_id = changed.id
		) SELECT DISTINCT id FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_list_update" AFTER UPDATE ON "entry" REFERENCING OLD TABLE AS former NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "entry_is_listed"();
--> statement-breakpoint

-- Two working copies in one place cannot have one address: not even two that are saved at the same moment.
CREATE FUNCTION "assert_slug_is_free"("of_entry" uuid, "in_locale" locale, "wanted" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	place record;
BEGIN
	SELECT e.type, e.parent_id INTO place FROM entry e JOIN content_type t ON t.name = e.type
		WHERE e.id = of_entry AND e.trashed_at IS NULL AND t.addressed;
	IF NOT FOUND OR wanted = '' THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended(
		format('slug %s %s %s %s', place.type, place.parent_id, in_locale, wanted), 0));
	IF EXISTS (
		SELECT FROM entry_content c JOIN entry e ON e.id = c.entry_id
		WHERE c.slug = wanted AND c.locale = in_locale AND e.id <> of_entry AND e.trashed_at IS NULL
			AND e.type = place.type AND e.parent_id IS NOT DISTINCT FROM place.parent_id) THEN
		RAISE EXCEPTION 'The address % is taken', wanted
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'entry_content_slug_free';
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "entry_content_slug_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.slug IS DISTINCT FROM OLD.slug THEN
		PERFORM assert_slug_is_free(NEW.entry_id, NEW.locale, NEW.slug);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_content_slug_free" AFTER INSERT OR UPDATE OF "slug" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "entry_content_slug_free"();
--> statement-breakpoint
CREATE FUNCTION "entry_slug_free"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.parent_id IS DISTINCT FROM OLD.parent_id OR (OLD.trashed_at IS NOT NULL AND NEW.trashed_at IS NULL) THEN
		PERFORM assert_slug_is_free(c.entry_id, c.locale, c.slug) FROM entry_content c WHERE c.entry_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_slug_free" AFTER UPDATE OF "parent_id", "trashed_at" ON "entry"
	FOR EACH ROW EXECUTE FUNCTION "entry_slug_free"();
--> statement-breakpoint

CREATE FUNCTION "entry_in_trash_is_not_live"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.trashed_at IS NOT NULL AND (
		EXISTS (SELECT FROM entry_content c WHERE c.entry_id = NEW.id AND c.live_version IS NOT NULL)
		OR EXISTS (SELECT FROM entry child WHERE child.parent_id = NEW.id AND child.trashed_at IS NULL)) THEN
		RAISE EXCEPTION 'What is live, or has something below it, does not go to the trash'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'entry_in_trash_is_not_live';
	END IF;
	IF NEW.trashed_at IS NULL AND EXISTS (
		SELECT FROM entry parent WHERE parent.id = NEW.parent_id AND parent.trashed_at IS NOT NULL) THEN
		RAISE EXCEPTION 'An entry cannot leave the trash before its parent'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'entry_in_trash_is_not_live';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_in_trash_is_not_live" AFTER UPDATE OF "trashed_at" ON "entry"
	FOR EACH ROW EXECUTE FUNCTION "entry_in_trash_is_not_live"();
--> statement-breakpoint

-- A version may end with its entry only, and only one that nobody outside ever saw.
DROP TRIGGER "entry_version_insert_only" ON "entry_version";
--> statement-breakpoint
CREATE TRIGGER "entry_version_insert_only" BEFORE UPDATE OR TRUNCATE ON "entry_version"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
DROP TRIGGER "publication_insert_only" ON "publication";
--> statement-breakpoint
CREATE TRIGGER "publication_insert_only" BEFORE TRUNCATE ON "publication"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
DROP TRIGGER "approval_insert_only" ON "approval";
--> statement-breakpoint
CREATE TRIGGER "approval_insert_only" BEFORE UPDATE OR TRUNCATE ON "approval"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE TRIGGER "approval_stays" BEFORE DELETE ON "approval"
	FOR EACH ROW EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
-- For each row: the end of an entry that never had one reaches here too.
CREATE TRIGGER "publication_stays" BEFORE DELETE ON "publication"
	FOR EACH ROW EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
CREATE FUNCTION "entry_version_ends_in_trash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM entry e WHERE e.id = OLD.entry_id AND e.trashed_at IS NOT NULL)
		OR EXISTS (SELECT FROM publication p WHERE p.entry_id = OLD.entry_id) THEN
		RAISE EXCEPTION 'entry_version is insert only' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_version_ends_in_trash" BEFORE DELETE ON "entry_version"
	FOR EACH ROW EXECUTE FUNCTION "entry_version_ends_in_trash"();
--> statement-breakpoint
-- Runs as the owner: the app's role may delete neither entries nor versions by itself.
CREATE FUNCTION "purge_entry"("of_entry" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM entry e WHERE e.id = of_entry AND e.trashed_at IS NOT NULL)
		OR EXISTS (SELECT FROM publication p WHERE p.entry_id = of_entry)
		OR EXISTS (SELECT FROM entry child WHERE child.parent_id = of_entry)
		OR EXISTS (SELECT FROM nav_price p WHERE p.fund_id = of_entry) THEN
		RAISE EXCEPTION 'Only what is in the trash and was never public is deleted for ever'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purge_entry';
	END IF;
	DELETE FROM entry_content WHERE entry_id = of_entry;
	DELETE FROM entry_version WHERE entry_id = of_entry;
	DELETE FROM entry WHERE id = of_entry;
EXCEPTION WHEN foreign_key_violation THEN
	RAISE EXCEPTION 'What was reviewed is kept as a record'
		USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purge_entry';
END $$;
--> statement-breakpoint
-- They must find the tables of this schema, whatever else a session calls by their names.
DO $$
DECLARE
	rule record;
BEGIN
	FOR rule IN SELECT p.oid::regprocedure AS signature FROM pg_proc p
		WHERE p.pronamespace = 'public'::regnamespace AND p.proname IN (
			'entry_content_is_listed', 'entry_content_is_listed_again', 'entry_is_listed', 'refresh_entry_list',
			'assert_slug_is_free', 'entry_content_slug_free', 'entry_slug_free', 'entry_in_trash_is_not_live',
			'entry_version_ends_in_trash', 'purge_entry') LOOP
		EXECUTE format('ALTER FUNCTION %s SET search_path = pg_catalog, public, pg_temp', rule.signature);
	END LOOP;
END $$;
