CREATE TABLE "search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "search_word_idx" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "audit_is_insert_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The journal is insert only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_insert_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_insert_only"();
