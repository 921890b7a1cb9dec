CREATE TABLE "entry_link" (
	"entry_id" uuid NOT NULL,
	"locale" "locale" NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "entry_link_entry_id_locale_target_id_pk" PRIMARY KEY("entry_id","locale","target_id")
);
--> statement-breakpoint
ALTER TABLE "entry_link" ADD CONSTRAINT "entry_link_entry_id_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_link" ADD CONSTRAINT "entry_link_target_id_entry_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_link_target_idx" ON "entry_link" USING btree ("target_id");
--> statement-breakpoint
CREATE FUNCTION "entry_links_follow_publication"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM entry_link WHERE entry_id = NEW.entry_id AND locale = NEW.locale;
	INSERT INTO entry_link (entry_id, locale, target_id)
	SELECT DISTINCT NEW.entry_id, NEW.locale, target.id
	FROM entry_version v
	CROSS JOIN LATERAL regexp_matches(v.data::text, 'data-entry=\\"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\"', 'g') AS found (ids)
	JOIN entry target ON target.id = found.ids[1]::uuid
	WHERE v.entry_id = NEW.entry_id AND v.locale = NEW.locale AND v.number = NEW.live_version;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "entry_links_follow_publication" AFTER INSERT OR UPDATE OF "live_version" ON "entry_content"
	FOR EACH ROW EXECUTE FUNCTION "entry_links_follow_publication"();
