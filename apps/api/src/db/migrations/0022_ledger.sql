CREATE TYPE "public"."announcement_kind" AS ENUM('price', 'no-price', 'payout');--> statement-breakpoint
CREATE TYPE "public"."price_draft_state" AS ENUM('entered', 'submitted', 'sent-back');--> statement-breakpoint
CREATE TABLE "holiday" (
	"day" date PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ur" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_announcement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fund_id" uuid NOT NULL,
	"fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL,
	"kind" "announcement_kind" NOT NULL,
	"slot" text GENERATED ALWAYS AS (case when kind = 'payout' then 'payout' else 'price' end) STORED NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(20, 4),
	"offer" numeric(20, 4),
	"redemption" numeric(20, 4),
	"payout" numeric(20, 6),
	"reason_en" text,
	"reason_ur" text,
	"source" text NOT NULL,
	"file_sha256" text,
	"import_id" uuid,
	"made_by" uuid NOT NULL,
	"checked_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"corrects" uuid,
	CONSTRAINT "nav_announcement_kind" CHECK (case "nav_announcement"."kind" when 'price' then "nav_announcement"."nav" is not null and "nav_announcement"."payout" is null
        when 'payout' then "nav_announcement"."payout" is not null and num_nulls("nav_announcement"."nav", "nav_announcement"."offer", "nav_announcement"."redemption") = 3
        else num_nulls("nav_announcement"."nav", "nav_announcement"."offer", "nav_announcement"."redemption", "nav_announcement"."payout") = 4 end),
	CONSTRAINT "nav_announcement_above_zero" CHECK ("nav_announcement"."nav" > 0 and "nav_announcement"."offer" > 0 and "nav_announcement"."redemption" > 0),
	CONSTRAINT "nav_announcement_redemption" CHECK ("nav_announcement"."redemption" <= "nav_announcement"."nav" and "nav_announcement"."redemption" <= "nav_announcement"."offer"),
	CONSTRAINT "nav_announcement_payout" CHECK ("nav_announcement"."payout" >= 0 and ("nav_announcement"."payout" > 0 or "nav_announcement"."corrects" is not null)),
	CONSTRAINT "nav_announcement_day" CHECK ("nav_announcement"."kind" = 'no-price' or "nav_announcement"."day" <= (("nav_announcement"."recorded_at" at time zone 'UTC') + interval '5 hours')::date + 4),
	CONSTRAINT "nav_announcement_reason" CHECK ("nav_announcement"."import_id" is not null or ("nav_announcement"."kind" <> 'no-price' and "nav_announcement"."corrects" is null)
        or ("nav_announcement"."reason_en" <> '' and "nav_announcement"."reason_ur" <> '' and num_nulls("nav_announcement"."reason_en", "nav_announcement"."reason_ur") = 0)),
	CONSTRAINT "nav_announcement_file" CHECK (("nav_announcement"."import_id" is null) = ("nav_announcement"."file_sha256" is null))
);
--> statement-breakpoint
CREATE TABLE "nav_payout" (
	"fund_id" uuid NOT NULL,
	"fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL,
	"ex_day" date NOT NULL,
	"amount" numeric(20, 6) NOT NULL,
	"announcement_id" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nav_payout_fund_id_ex_day_pk" PRIMARY KEY("fund_id","ex_day"),
	CONSTRAINT "nav_payout_amount" CHECK ("nav_payout"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_draft" (
	"fund_id" uuid NOT NULL,
	"fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL,
	"day" date NOT NULL,
	"kind" "announcement_kind" NOT NULL,
	"nav" text,
	"offer" text,
	"redemption" text,
	"payout" text,
	"reason_en" text,
	"reason_ur" text,
	"until" date,
	"note" text DEFAULT '' NOT NULL,
	"state" "price_draft_state" DEFAULT 'entered' NOT NULL,
	"comment" text,
	"made_by" uuid NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "price_draft_fund_id_day_pk" PRIMARY KEY("fund_id","day"),
	CONSTRAINT "price_draft_kind" CHECK ("price_draft"."kind" <> 'payout'),
	CONSTRAINT "price_draft_submitted" CHECK (("price_draft"."state" = 'submitted') = ("price_draft"."submitted_at" is not null)),
	CONSTRAINT "price_draft_until" CHECK ("price_draft"."until" >= "price_draft"."day")
);
--> statement-breakpoint
ALTER TABLE "nav_price" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_import_id_nav_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."nav_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_made_by_app_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_checked_by_app_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_corrects_nav_announcement_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."nav_announcement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_payout" ADD CONSTRAINT "nav_payout_announcement_id_nav_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."nav_announcement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_payout" ADD CONSTRAINT "nav_payout_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_made_by_app_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nav_announcement_first_idx" ON "nav_announcement" USING btree ("fund_id","day","slot") WHERE "nav_announcement"."corrects" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "nav_announcement_corrects_idx" ON "nav_announcement" USING btree ("corrects");--> statement-breakpoint
CREATE INDEX "nav_announcement_fund_idx" ON "nav_announcement" USING btree ("fund_id","slot","day");--> statement-breakpoint
CREATE INDEX "nav_announcement_recorded_idx" ON "nav_announcement" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "price_draft_day_idx" ON "price_draft" USING btree ("day");--> statement-breakpoint
-- What imports had announced before there was a ledger, in the order in which it became known.
WITH known AS (
	SELECT fund_id, validity_date, nav, offer, redemption, source, import_id, recorded_at FROM nav_price_history
	UNION ALL
	SELECT fund_id, validity_date, nav, offer, redemption, source, import_id, recorded_at FROM nav_price
), announced AS (
	SELECT k.*, gen_random_uuid() AS id, i.made_by, i.decided_by,
		coalesce((SELECT f.sha256 FROM nav_import_file f WHERE f.import_id = i.id
			ORDER BY f.name = k.source DESC, f.position LIMIT 1), '') AS sha256
	FROM known k JOIN nav_import i ON i.id = k.import_id AND i.state = 'approved'
	WHERE k.nav > 0 AND coalesce(k.redemption <= k.nav, true)
		AND k.validity_date <= ((k.recorded_at AT TIME ZONE 'UTC') + interval '5 hours')::date + 4
)
INSERT INTO nav_announcement (id, fund_id, kind, day, nav, offer, redemption, source, file_sha256, import_id, made_by,
	checked_by, recorded_at, corrects)
SELECT id, fund_id, 'price', validity_date, nav, offer, redemption, source, sha256, import_id, made_by, decided_by,
	recorded_at, lag(id) OVER (PARTITION BY fund_id, validity_date ORDER BY recorded_at, id)
FROM announced;
--> statement-breakpoint
ALTER TABLE "nav_price" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE nav_price p SET announcement_id = a.id FROM nav_announcement a
WHERE a.fund_id = p.fund_id AND a.day = p.validity_date AND a.recorded_at = p.recorded_at AND a.import_id = p.import_id
	AND NOT EXISTS (SELECT FROM nav_announcement later WHERE later.corrects = a.id);
--> statement-breakpoint
ALTER TABLE "nav_price" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER "nav_announcement_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "nav_announcement"
	FOR EACH STATEMENT EXECUTE FUNCTION "history_is_insert_only"();
--> statement-breakpoint
-- Runs as the owner, who alone may write announced prices. Once for each statement: an import brings a hundred thousand.
CREATE FUNCTION "announcement_takes_effect"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	each record;
BEGIN
	IF EXISTS (
		SELECT FROM written w LEFT JOIN nav_import i ON i.id = w.import_id
		WHERE w.import_id IS NOT NULL
			AND (i.state, i.made_by, i.decided_by) IS DISTINCT FROM ('approved', w.made_by, w.checked_by)) THEN
		RAISE EXCEPTION 'Figures of funds come by an approved import'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_announcement_approved';
	END IF;
	FOR each IN SELECT DISTINCT w.made_by, w.checked_by FROM written w LOOP
		IF (each.made_by = each.checked_by AND someone_else_can(each.made_by, 'nav.approve'))
			OR (each.made_by <> each.checked_by AND NOT person_can(each.checked_by, 'nav.approve')) THEN
			RAISE EXCEPTION 'An announcement needs a second person who may approve'
				USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_announcement_four_eyes';
		END IF;
	END LOOP;
	IF EXISTS (
		SELECT FROM written w LEFT JOIN nav_announcement a ON a.id = w.corrects
		WHERE w.corrects IS NOT NULL AND (a.fund_id, a.day, a.slot) IS DISTINCT FROM (w.fund_id, w.day, w.slot)) THEN
		RAISE EXCEPTION 'A correction is of the same fund and day'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_announcement_corrects';
	END IF;
	IF EXISTS (
		SELECT FROM (SELECT w.fund_id, min(w.day) AS day FROM written w GROUP BY w.fund_id) AS first
		JOIN entry e ON e.id = first.fund_id
		JOIN entry_content c ON c.entry_id = e.id AND c.locale = e.base_locale
		WHERE first.day < (nullif(c.data->>'inceptionDate', ''))::date) THEN
		RAISE EXCEPTION 'A fund announces nothing before its inception'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_announcement_inception';
	END IF;
	INSERT INTO nav_price AS p (fund_id, validity_date, nav, offer, redemption, source, import_id, announcement_id, recorded_at)
		SELECT w.fund_id, w.day, w.nav, w.offer, w.redemption, w.source, w.import_id, w.id, w.recorded_at
		FROM written w WHERE w.kind = 'price'
		ON CONFLICT (fund_id, validity_date) DO UPDATE SET nav = excluded.nav, offer = excluded.offer,
			redemption = excluded.redemption, source = excluded.source, import_id = excluded.import_id,
			announcement_id = excluded.announcement_id, recorded_at = excluded.recorded_at;
	DELETE FROM nav_price p USING written w
		WHERE w.kind = 'no-price' AND p.fund_id = w.fund_id AND p.validity_date = w.day;
	INSERT INTO nav_payout AS p (fund_id, ex_day, amount, announcement_id, recorded_at)
		SELECT w.fund_id, w.day, w.payout, w.id, w.recorded_at FROM written w WHERE w.payout > 0
		ON CONFLICT (fund_id, ex_day) DO UPDATE SET amount = excluded.amount,
			announcement_id = excluded.announcement_id, recorded_at = excluded.recorded_at;
	DELETE FROM nav_payout p USING written w
		WHERE w.payout = 0 AND p.fund_id = w.fund_id AND p.ex_day = w.day;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_announcement_takes_effect" AFTER INSERT ON "nav_announcement" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "announcement_takes_effect"();
--> statement-breakpoint
-- A price is the one that was announced, or a sample's; the sample of a day never takes the place of an announcement.
CREATE FUNCTION "price_is_announced"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (
		SELECT FROM written w LEFT JOIN nav_announcement a ON a.id = w.announcement_id
		WHERE CASE WHEN w.announcement_id IS NULL THEN w.source <> 'sample' OR w.import_id IS NOT NULL OR EXISTS (
				SELECT FROM nav_announcement other
				WHERE other.fund_id = w.fund_id AND other.day = w.validity_date AND other.slot = 'price')
			ELSE (a.fund_id, a.day, a.nav, a.offer, a.redemption)
				IS DISTINCT FROM (w.fund_id, w.validity_date, w.nav, w.offer, w.redemption) END) THEN
		RAISE EXCEPTION 'Prices are announced first'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_price_announced';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "nav_price_approved_insert" ON "nav_price";
--> statement-breakpoint
DROP TRIGGER "nav_price_approved_update" ON "nav_price";
--> statement-breakpoint
CREATE TRIGGER "nav_price_announced_insert" AFTER INSERT ON "nav_price" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "price_is_announced"();
--> statement-breakpoint
CREATE TRIGGER "nav_price_announced_update" AFTER UPDATE ON "nav_price" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "price_is_announced"();
--> statement-breakpoint
CREATE FUNCTION "announced_price_stays"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (
		SELECT FROM former f JOIN nav_announcement a ON a.id = f.announcement_id
		WHERE NOT EXISTS (SELECT FROM nav_announcement later WHERE later.corrects = a.id)) THEN
		RAISE EXCEPTION 'An announced price is only corrected'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_price_announced';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_price_announced_delete" AFTER DELETE ON "nav_price" REFERENCING OLD TABLE AS former
	FOR EACH STATEMENT EXECUTE FUNCTION "announced_price_stays"();
--> statement-breakpoint
CREATE FUNCTION "payout_is_announced"() RETURNS trigger LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	IF EXISTS (
		SELECT FROM written w LEFT JOIN nav_announcement a ON a.id = w.announcement_id
		WHERE CASE WHEN w.announcement_id IS NULL THEN NOT EXISTS (
				SELECT FROM entry e WHERE e.id = w.fund_id AND e.sample)
			ELSE (a.fund_id, a.day, a.payout) IS DISTINCT FROM (w.fund_id, w.ex_day, w.amount) END) THEN
		RAISE EXCEPTION 'Payouts are announced first'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'nav_payout_announced';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nav_payout_announced_insert" AFTER INSERT ON "nav_payout" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "payout_is_announced"();
--> statement-breakpoint
CREATE TRIGGER "nav_payout_announced_update" AFTER UPDATE ON "nav_payout" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION "payout_is_announced"();
--> statement-breakpoint
CREATE TRIGGER "nav_payout_announced_delete" AFTER DELETE ON "nav_payout" REFERENCING OLD TABLE AS former
	FOR EACH STATEMENT EXECUTE FUNCTION "announced_price_stays"();
--> statement-breakpoint
CREATE VIEW "nav_closure" AS
	SELECT a.fund_id, a.day, a.reason_en, a.reason_ur FROM nav_announcement a
	WHERE a.kind = 'no-price' AND NOT EXISTS (SELECT FROM nav_announcement later WHERE later.corrects = a.id);
--> statement-breakpoint
CREATE VIEW "as_of"."nav_payout" AS
	SELECT a.fund_id, a.fund_type, a.day AS ex_day, a.payout AS amount, a.id AS announcement_id, a.recorded_at
	FROM public.nav_announcement a
	WHERE a.slot = 'payout' AND a.payout > 0 AND a.recorded_at <= as_of.moment() AND NOT EXISTS (
		SELECT FROM public.nav_announcement later WHERE later.corrects = a.id AND later.recorded_at <= as_of.moment())
	UNION ALL
	SELECT fund_id, fund_type, ex_day, amount, announcement_id, recorded_at FROM public.nav_payout
	WHERE announcement_id IS NULL AND recorded_at <= as_of.moment();
--> statement-breakpoint
CREATE VIEW "as_of"."nav_closure" AS
	SELECT a.fund_id, a.day, a.reason_en, a.reason_ur FROM public.nav_announcement a
	WHERE a.kind = 'no-price' AND a.recorded_at <= as_of.moment() AND NOT EXISTS (
		SELECT FROM public.nav_announcement later WHERE later.corrects = a.id AND later.recorded_at <= as_of.moment());
--> statement-breakpoint
CREATE OR REPLACE VIEW "as_of"."nav_price" AS
	SELECT fund_id, fund_type, validity_date, nav, offer, redemption, source, import_id, recorded_at, announcement_id
	FROM public.nav_price WHERE recorded_at <= as_of.moment()
	UNION ALL
	SELECT fund_id, 'fund', validity_date, nav, offer, redemption, source, import_id, recorded_at, NULL::uuid
	FROM public.nav_price_history WHERE recorded_at <= as_of.moment() AND replaced_at > as_of.moment();
