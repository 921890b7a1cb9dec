CREATE TABLE "search_synonym" (
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"phrase" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_synonym_entry_id_locale_phrase_pk" PRIMARY KEY("entry_id","locale","phrase")
);
--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "anchor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "lists" text;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "heading" text;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_entry_id_locale_pk";--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_entry_id_locale_anchor_pk" PRIMARY KEY("entry_id","locale","anchor");--> statement-breakpoint
ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_synonym_stem_idx" ON "search_synonym" USING btree ("stem");--> statement-breakpoint
-- Each row changes: the indexes are made anew at once, not word by word.
DROP INDEX "search_title_idx";--> statement-breakpoint
DROP INDEX "search_body_idx";--> statement-breakpoint
UPDATE "search_document" d SET "title" = ' ' || d.title || ' ', "body" = ' ' || d.body || ' ', "listed" = e.type IN ('document', 'person')
	FROM "entry" e WHERE e.id = d.entry_id;--> statement-breakpoint
CREATE INDEX "search_title_idx" ON "search_document" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_body_idx" ON "search_document" USING gin ("body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_lists_idx" ON "search_document" USING btree ("lists") WHERE "search_document"."lists" is not null;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_part" CHECK (("search_document"."anchor" = '') = ("search_document"."heading" is null));
