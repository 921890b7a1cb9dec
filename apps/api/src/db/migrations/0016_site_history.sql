CREATE TABLE "entry_place_history" (
	"entry_id" uuid NOT NULL,
	"parent_id" uuid,
	"sort" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "entry_place_history_entry_id_valid_from_pk" PRIMARY KEY("entry_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "fund_return_history" (
	"fund_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"basis" "return_basis" NOT NULL,
	"figures" jsonb NOT NULL,
	"source" text NOT NULL,
	"import_id" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fund_return_history_fund_id_as_of_replaced_at_pk" PRIMARY KEY("fund_id","as_of","replaced_at")
);
--> statement-breakpoint
CREATE TABLE "live_path_history" (
	"locale" "locale" NOT NULL,
	"path" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"role" "path_role" NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "live_path_history_locale_path_valid_from_pk" PRIMARY KEY("locale","path","valid_from")
);
--> statement-breakpoint
CREATE TABLE "live_version_history" (
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "live_version_history_entry_id_locale_valid_from_pk" PRIMARY KEY("entry_id","locale","valid_from")
);
--> statement-breakpoint
CREATE TABLE "nav_price_history" (
	"fund_id" uuid NOT NULL,
	"validity_date" date NOT NULL,
	"nav" numeric(20, 4) NOT NULL,
	"offer" numeric(20, 4),
	"redemption" numeric(20, 4),
	"source" text NOT NULL,
	"import_id" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nav_price_history_fund_id_validity_date_replaced_at_pk" PRIMARY KEY("fund_id","validity_date","replaced_at")
);
--> statement-breakpoint
CREATE TABLE "redirect_rule_history" (
	"rule_id" uuid NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"permanent" boolean NOT NULL,
	"ends_on" date,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	CONSTRAINT "redirect_rule_history_rule_id_valid_from_pk" PRIMARY KEY("rule_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "fund_return" ADD COLUMN "recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_place_history" ADD CONSTRAINT "entry_place_history_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_path_history" ADD CONSTRAINT "live_path_history_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_version_history" ADD CONSTRAINT "live_version_history_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_place_history_open_idx" ON "entry_place_history" USING btree ("entry_id") WHERE "entry_place_history"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "entry_place_history_parent_idx" ON "entry_place_history" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_path_history_open_idx" ON "live_path_history" USING btree ("locale","path") WHERE "live_path_history"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "live_path_history_entry_idx" ON "live_path_history" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_version_history_open_idx" ON "live_version_history" USING btree ("entry_id","locale") WHERE "live_version_history"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "live_version_history_from_idx" ON "live_version_history" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "live_version_history_to_idx" ON "live_version_history" USING btree ("valid_to");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_rule_history_open_idx" ON "redirect_rule_history" USING btree ("rule_id") WHERE "redirect_rule_history"."valid_to" is null;--> statement-breakpoint
CREATE INDEX "redirect_rule_history_path_idx" ON "redirect_rule_history" USING btree ("from_path");--> statement-breakpoint

-- What can be known of the time before: publications tell it of versions exactly; places, paths and rules are as they are
-- now, from when their entry, its first publication or the rule began.
ALTER TABLE "fund_return" DISABLE TRIGGER "fund_return_approved_update";--> statement-breakpoint
UPDATE "fund_return" r SET "recorded_at" = coalesce(
	(SELECT i.decided_at FROM nav_import i WHERE i.id = r.import_id), least(r.as_of::timestamptz, now()));--> statement-breakpoint
ALTER TABLE "fund_return" ENABLE TRIGGER "fund_return_approved_update";--> statement-breakpoint
INSERT INTO "entry_place_history" ("entry_id", "parent_id", "sort", "valid_from")
	SELECT id, parent_id, sort, created_at FROM entry;--> statement-breakpoint
WITH span AS (
	SELECT p.entry_id, p.locale, p.version, p.published_at, least(p.ended_at, lead(p.published_at) OVER (
		PARTITION BY p.entry_id, p.locale ORDER BY p.published_at, p.ended_at NULLS LAST)) AS ended_at
	FROM publication p
)
INSERT INTO "live_version_history" ("entry_id", "locale", "version", "published_at", "valid_from", "valid_to")
	SELECT s.entry_id, s.locale, s.version, s.published_at, s.published_at,
		CASE WHEN s.ended_at IS NULL AND c.live_version IS DISTINCT FROM s.version THEN now() ELSE s.ended_at END
	FROM span s LEFT JOIN entry_content c ON c.entry_id = s.entry_id AND c.locale = s.locale
	WHERE s.ended_at IS NULL OR s.ended_at > s.published_at;--> statement-breakpoint
-- Live before publications were kept.
INSERT INTO "live_version_history" ("entry_id", "locale", "version", "published_at", "valid_from")
	SELECT c.entry_id, c.locale, c.live_version, c.published_at, greatest(coalesce(c.published_at, c.updated_at),
		(SELECT max(h.valid_to) FROM live_version_history h WHERE h.entry_id = c.entry_id AND h.locale = c.locale))
	FROM entry_content c WHERE c.live_version IS NOT NULL AND NOT EXISTS (
		SELECT FROM live_version_history h WHERE h.entry_id = c.entry_id AND h.locale = c.locale AND h.valid_to IS NULL);--> statement-breakpoint
INSERT INTO "live_path_history" ("locale", "path", "entry_id", "role", "valid_from")
	SELECT p.locale, p.path, p.entry_id, p.role, coalesce((SELECT min(h.valid_from) FROM live_version_history h
		WHERE h.entry_id = p.entry_id AND h.locale = p.locale), now())
	FROM live_path p;--> statement-breakpoint
INSERT INTO "redirect_rule_history" ("rule_id", "from_path", "to_path", "permanent", "ends_on", "valid_from")
	SELECT id, from_path, to_path, permanent, ends_on, created_at FROM redirect_rule;--> statement-breakpoint

-- Closes the open spans of what is gone or another, and opens those of what came. All that a transaction changes, changes
-- at one instant: its beginning. Arguments: the table of the history, its key, all that it keeps, where each comes
-- from, and which rows count. Runs as the owner: nobody else writes what happened.
CREATE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	history CONSTANT text := quote_ident(TG_ARGV[0]);
	kept CONSTANT text := TG_ARGV[2];
	same_key CONSTANT text := (SELECT string_agg(format('h.%1$I = each.%1$I', name), ' AND ')
		FROM unnest(string_to_array(TG_ARGV[1], ' ')) AS name);
	changed CONSTANT text := format('SELECT %s FROM %%s WHERE %s', TG_ARGV[3], TG_ARGV[4]);
	gone text := format(changed, 'former');
	came text := format(changed, 'written');
	moment CONSTANT timestamptz := date_trunc('milliseconds', now());
BEGIN
	IF TG_OP = 'UPDATE' THEN
		gone := format('(%s) EXCEPT (%s)', format(changed, 'former'), format(changed, 'written'));
		came := format('(%s) EXCEPT (%s)', format(changed, 'written'), format(changed, 'former'));
	END IF;
	IF TG_OP <> 'INSERT' THEN
		-- A transaction that began earlier may end later.
		EXECUTE format('UPDATE %s h SET valid_to = greatest($1, h.valid_from) FROM (%s) AS each (%s)
			WHERE %s AND h.valid_to IS NULL', history, gone, kept, same_key) USING moment;
		EXECUTE format('DELETE FROM %s h USING (%s) AS each (%s) WHERE %s AND h.valid_to = h.valid_from',
			history, gone, kept, same_key);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		EXECUTE format('INSERT INTO %1$s (%2$s, valid_from) SELECT each.*, greatest($1,
			(SELECT max(h.valid_to) FROM %1$s h WHERE %3$s)) FROM (%4$s) AS each (%2$s)',
			history, kept, same_key, came) USING moment;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	each record;
	event record;
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
		FOR event IN SELECT * FROM (VALUES
			('INSERT', 'NEW TABLE AS written'), ('DELETE', 'OLD TABLE AS former'),
			('UPDATE', 'OLD TABLE AS former NEW TABLE AS written')) AS e (name, tables) LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT
				EXECUTE FUNCTION keep_history(%L, %L, %L, %L, %L)',
				each.source || '_history_' || lower(event.name), event.name, each.source, event.tables,
				each.history, each.key, each.kept, each.taken, each.counts);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint

-- A corrected figure is known from its correction on, also where a statement leaves its time as it was.
CREATE FUNCTION "correction_is_later"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	NEW.recorded_at := greatest(date_trunc('milliseconds', now()), OLD.recorded_at + interval '1 millisecond');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_price_correction_is_later" BEFORE UPDATE ON "nav_price" FOR EACH ROW
	WHEN (NEW.recorded_at <= OLD.recorded_at
		AND (NEW.nav, NEW.offer, NEW.redemption) IS DISTINCT FROM (OLD.nav, OLD.offer, OLD.redemption))
	EXECUTE FUNCTION "correction_is_later"();
--> statement-breakpoint
CREATE TRIGGER "fund_return_correction_is_later" BEFORE UPDATE ON "fund_return" FOR EACH ROW
	WHEN (NEW.recorded_at <= OLD.recorded_at AND (NEW.basis, NEW.figures) IS DISTINCT FROM (OLD.basis, OLD.figures))
	EXECUTE FUNCTION "correction_is_later"();
--> statement-breakpoint
CREATE FUNCTION "keep_former_prices"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		INSERT INTO nav_price_history
			SELECT fund_id, validity_date, nav, offer, redemption, source, import_id, recorded_at, now()
			FROM former WHERE recorded_at < now();
	ELSE
		INSERT INTO nav_price_history
			SELECT f.fund_id, f.validity_date, f.nav, f.offer, f.redemption, f.source, f.import_id, f.recorded_at,
				coalesce(w.recorded_at, now())
			FROM former f LEFT JOIN written w ON w.fund_id = f.fund_id AND w.validity_date = f.validity_date
			WHERE (f.nav, f.offer, f.redemption) IS DISTINCT FROM (w.nav, w.offer, w.redemption);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_price_history_update" AFTER UPDATE ON "nav_price"
	REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "keep_former_prices"();
--> statement-breakpoint
CREATE TRIGGER "nav_price_history_delete" AFTER DELETE ON "nav_price"
	REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "keep_former_prices"();
--> statement-breakpoint
CREATE FUNCTION "keep_former_returns"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		INSERT INTO fund_return_history
			SELECT fund_id, as_of, basis, figures, source, import_id, recorded_at, now()
			FROM former WHERE recorded_at < now();
	ELSE
		INSERT INTO fund_return_history
			SELECT f.fund_id, f.as_of, f.basis, f.figures, f.source, f.import_id, f.recorded_at,
				coalesce(w.recorded_at, now())
			FROM former f LEFT JOIN written w ON w.fund_id = f.fund_id AND w.as_of = f.as_of
			WHERE (f.basis, f.figures) IS DISTINCT FROM (w.basis, w.figures);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "fund_return_history_update" AFTER UPDATE ON "fund_return"
	REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "keep_former_returns"();
--> statement-breakpoint
CREATE TRIGGER "fund_return_history_delete" AFTER DELETE ON "fund_return"
	REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "keep_former_returns"();
--> statement-breakpoint

-- What the public's queries read, as it was at the moment of this transaction: each view has the name and the columns of
-- what it stands for, so that the same query asks either, by the search path.
CREATE SCHEMA "as_of";
--> statement-breakpoint
CREATE FUNCTION "as_of"."moment"() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT current_setting('fundfront.as_of')::timestamptz
$$;
--> statement-breakpoint
-- From here on everything is known; before, only what the migration could tell.
DO $$
BEGIN
	EXECUTE format('CREATE FUNCTION "as_of"."kept_since"() RETURNS timestamptz LANGUAGE sql IMMUTABLE AS %L',
		format('SELECT %L::timestamptz', date_trunc('milliseconds', now())));
END $$;
--> statement-breakpoint
CREATE VIEW "as_of"."entry" AS
	SELECT e.id, e.type, e.key, e.base_locale, h.parent_id, h.sort, e.sample, e.created_at,
		NULL::timestamptz(3) AS trashed_at
	FROM public.entry e JOIN public.entry_place_history h ON h.entry_id = e.id
	WHERE h.valid_from <= as_of.moment() AND (h.valid_to IS NULL OR h.valid_to > as_of.moment());
--> statement-breakpoint
CREATE VIEW "as_of"."live_path" AS
	SELECT locale, path, entry_id, role FROM public.live_path_history
	WHERE valid_from <= as_of.moment() AND (valid_to IS NULL OR valid_to > as_of.moment());
--> statement-breakpoint
CREATE VIEW "as_of"."live_version" AS
	SELECT entry_id, locale, version, published_at FROM public.live_version_history
	WHERE valid_from <= as_of.moment() AND (valid_to IS NULL OR valid_to > as_of.moment());
--> statement-breakpoint
CREATE VIEW "as_of"."live_entry" AS
	SELECT e.id, e.type, e.key, e.parent_id, e.sort, e.base_locale, e.created_at,
		c.locale, c.version AS live_version, c.published_at,
		v.title, v.title || coalesce(' (' || nullif(v.data->>'subFund', '') || ')', '') AS listed_title, v.slug,
		v.data AS own, bv.data AS base, coalesce(bv.data->>'isActive', 'true') <> 'false' AS is_active,
		p.path
	FROM as_of.entry e
	JOIN as_of.live_version c ON c.entry_id = e.id
	JOIN public.entry_version v ON v.entry_id = c.entry_id AND v.locale = c.locale AND v.number = c.version
	LEFT JOIN as_of.live_version b ON b.entry_id = e.id AND b.locale = e.base_locale
	JOIN public.entry_version bv ON bv.entry_id = e.id AND bv.locale = e.base_locale AND bv.number = coalesce(b.version,
		(SELECT max(w.number) FROM public.entry_version w
			WHERE w.entry_id = e.id AND w.locale = e.base_locale AND w.created_at <= as_of.moment()))
	LEFT JOIN as_of.live_path p ON p.entry_id = e.id AND p.locale = c.locale AND p.role = 'canonical';
--> statement-breakpoint
CREATE VIEW "as_of"."publication" AS
	SELECT id, entry_id, locale, version, published_at, published_by,
		CASE WHEN ended_at <= as_of.moment() THEN ended_at END AS ended_at
	FROM public.publication WHERE published_at <= as_of.moment();
--> statement-breakpoint
CREATE VIEW "as_of"."redirect_rule" AS
	SELECT rule_id AS id, from_path, to_path, permanent, ''::text AS note, ends_on, valid_from AS created_at,
		NULL::uuid AS created_by
	FROM public.redirect_rule_history
	WHERE valid_from <= as_of.moment() AND (valid_to IS NULL OR valid_to > as_of.moment());
--> statement-breakpoint
CREATE VIEW "as_of"."nav_price" AS
	SELECT fund_id, fund_type, validity_date, nav, offer, redemption, source, import_id, recorded_at
	FROM public.nav_price WHERE recorded_at <= as_of.moment()
	UNION ALL
	SELECT fund_id, 'fund', validity_date, nav, offer, redemption, source, import_id, recorded_at
	FROM public.nav_price_history WHERE recorded_at <= as_of.moment() AND replaced_at > as_of.moment();
--> statement-breakpoint
CREATE VIEW "as_of"."fund_return" AS
	SELECT fund_id, fund_type, as_of, basis, figures, source, import_id, recorded_at
	FROM public.fund_return WHERE recorded_at <= as_of.moment()
	UNION ALL
	SELECT fund_id, 'fund', as_of, basis, figures, source, import_id, recorded_at
	FROM public.fund_return_history WHERE recorded_at <= as_of.moment() AND replaced_at > as_of.moment();
