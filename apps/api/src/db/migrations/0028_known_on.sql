-- Two times: what was public at a moment, and when its figures were known. A later one brings corrections of the days up
-- to the moment, and no price of a later day.
CREATE FUNCTION "as_of"."known_at"() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT coalesce(nullif(current_setting('fundfront.known_at', true), '')::timestamptz, as_of.moment())
$$;
--> statement-breakpoint
CREATE FUNCTION "as_of"."day"() RETURNS date LANGUAGE sql STABLE AS $$
	SELECT (as_of.moment() AT TIME ZONE 'Asia/Karachi')::date
$$;
--> statement-breakpoint
-- Prices of a later day that were announced by the moment, such as those of a weekend, were public: they stay, corrected.
CREATE OR REPLACE VIEW "as_of"."nav_price" AS
	WITH known AS (
		SELECT fund_id, fund_type, validity_date, nav, offer, redemption, source, import_id, recorded_at, announcement_id
		FROM public.nav_price WHERE recorded_at <= as_of.known_at()
		UNION ALL
		SELECT fund_id, 'fund', validity_date, nav, offer, redemption, source, import_id, recorded_at, NULL::uuid
		FROM public.nav_price_history WHERE recorded_at <= as_of.known_at() AND replaced_at > as_of.known_at()
	)
	SELECT * FROM known k
	WHERE k.validity_date <= as_of.day() OR k.recorded_at <= as_of.moment() OR EXISTS (
		SELECT FROM public.nav_price_history h
		WHERE h.fund_id = k.fund_id AND h.validity_date = k.validity_date AND h.recorded_at <= as_of.moment());
--> statement-breakpoint
CREATE OR REPLACE VIEW "as_of"."fund_return" AS
	WITH known AS (
		SELECT fund_id, fund_type, as_of, basis, figures, source, import_id, recorded_at
		FROM public.fund_return WHERE recorded_at <= as_of.known_at()
		UNION ALL
		SELECT fund_id, 'fund', as_of, basis, figures, source, import_id, recorded_at
		FROM public.fund_return_history WHERE recorded_at <= as_of.known_at() AND replaced_at > as_of.known_at()
	)
	SELECT * FROM known k WHERE k.as_of <= as_of.day() OR k.recorded_at <= as_of.moment();
--> statement-breakpoint
CREATE OR REPLACE VIEW "as_of"."nav_payout" AS
	WITH known AS (
		SELECT a.fund_id, a.fund_type, a.day AS ex_day, a.payout AS amount, a.id AS announcement_id, a.recorded_at
		FROM public.nav_announcement a
		WHERE a.slot = 'payout' AND a.payout > 0 AND a.recorded_at <= as_of.known_at() AND NOT EXISTS (
			SELECT FROM public.nav_announcement later
			WHERE later.corrects = a.id AND later.recorded_at <= as_of.known_at())
		UNION ALL
		SELECT fund_id, fund_type, ex_day, amount, announcement_id, recorded_at FROM public.nav_payout
		WHERE announcement_id IS NULL AND recorded_at <= as_of.known_at()
	)
	SELECT * FROM known k WHERE k.ex_day <= as_of.day() OR k.recorded_at <= as_of.moment();
--> statement-breakpoint
CREATE OR REPLACE VIEW "as_of"."nav_closure" AS
	SELECT a.fund_id, a.day, a.reason_en, a.reason_ur FROM public.nav_announcement a
	WHERE a.kind = 'no-price' AND a.recorded_at <= as_of.known_at() AND NOT EXISTS (
		SELECT FROM public.nav_announcement later
		WHERE later.corrects = a.id AND later.recorded_at <= as_of.known_at())
		AND (a.day <= as_of.day() OR a.recorded_at <= as_of.moment());
--> statement-breakpoint
-- Computed from the views above where the past is read: what stands in the table is of today's prices.
DROP VIEW "as_of"."computed_return";
