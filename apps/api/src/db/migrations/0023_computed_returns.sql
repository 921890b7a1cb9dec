CREATE TABLE "computed_return" (
	"fund_id" uuid NOT NULL,
	"fund_type" text GENERATED ALWAYS AS ('fund') STORED NOT NULL,
	"as_of" date NOT NULL,
	"period" text NOT NULL,
	"from_day" date NOT NULL,
	"base_day" date NOT NULL,
	"percent" numeric(20, 2) NOT NULL,
	"basis" text NOT NULL,
	"cagr" numeric(20, 2),
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "computed_return_fund_id_as_of_period_pk" PRIMARY KEY("fund_id","as_of","period"),
	CONSTRAINT "computed_return_basis" CHECK ("computed_return"."basis" in ('annualised', 'absolute', 'cagr')),
	CONSTRAINT "computed_return_cagr" CHECK ("computed_return"."cagr" is null or "computed_return"."basis" = 'absolute'),
	CONSTRAINT "computed_return_days" CHECK ("computed_return"."base_day" <= "computed_return"."from_day" and "computed_return"."from_day" < "computed_return"."as_of")
);
--> statement-breakpoint
ALTER TABLE "computed_return" ADD CONSTRAINT "computed_return_fund_fk" FOREIGN KEY ("fund_id","fund_type") REFERENCES "public"."entry"("id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- What was computed later is not shown as of an earlier moment. Figures that were replaced are not stored: as of a moment
-- before the latest prices, the announced ones stand alone.
CREATE VIEW "as_of"."computed_return" AS
	SELECT fund_id, fund_type, as_of, period, from_day, base_day, percent, basis, cagr, recorded_at
	FROM public.computed_return WHERE recorded_at <= as_of.moment();
