ALTER TABLE "nav_announcement" ALTER COLUMN "fund_type" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "nav_announcement" ALTER COLUMN "fund_type" SET DEFAULT 'fund';--> statement-breakpoint
ALTER TABLE "price_draft" ALTER COLUMN "fund_type" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "price_draft" ALTER COLUMN "fund_type" SET DEFAULT 'fund';--> statement-breakpoint
ALTER TABLE "nav_price" ALTER COLUMN "fund_type" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "nav_price" ALTER COLUMN "fund_type" SET DEFAULT 'fund';--> statement-breakpoint
ALTER TABLE "computed_return" ADD COLUMN "benchmark" numeric(20, 2);--> statement-breakpoint
ALTER TABLE "nav_announcement" ADD CONSTRAINT "nav_announcement_benchmark" CHECK ("nav_announcement"."fund_type" = 'fund' or ("nav_announcement"."fund_type" = 'benchmark' and "nav_announcement"."kind" <> 'payout'
        and num_nonnulls("nav_announcement"."offer", "nav_announcement"."redemption") = 0));--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_benchmark" CHECK ("price_draft"."fund_type" = 'fund' or ("price_draft"."fund_type" = 'benchmark'
        and num_nonnulls("price_draft"."offer", "price_draft"."redemption", "price_draft"."payout") = 0));--> statement-breakpoint
ALTER TABLE "nav_price" ADD CONSTRAINT "nav_price_benchmark" CHECK ("nav_price"."fund_type" = 'fund' or ("nav_price"."fund_type" = 'benchmark'
        and num_nonnulls("nav_price"."offer", "nav_price"."redemption") = 0));--> statement-breakpoint
-- As before, and of benchmarks too.
CREATE OR REPLACE FUNCTION "announcement_takes_effect"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
	INSERT INTO nav_price AS p (fund_id, fund_type, validity_date, nav, offer, redemption, source, import_id, announcement_id, recorded_at)
		SELECT w.fund_id, w.fund_type, w.day, w.nav, w.offer, w.redemption, w.source, w.import_id, w.id, w.recorded_at
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
