CREATE TYPE "public"."custom_permission" AS ENUM('content.edit', 'content.publish', 'content.delete', 'menu.edit', 'media.upload', 'leads.read', 'leads.handle', 'applications.read', 'applications.handle');--> statement-breakpoint
CREATE TABLE "custom_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" "citext" NOT NULL,
	"permissions" "custom_permission"[] NOT NULL,
	"all_types" boolean NOT NULL,
	"locales" "locale"[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_role_name" CHECK ("custom_role"."name"::text ~ '^\S(.*\S)?$'),
	CONSTRAINT "custom_role_permissions" CHECK (cardinality(array_remove("custom_role"."permissions", null)) > 0),
	CONSTRAINT "custom_role_locales" CHECK (cardinality(array_remove("custom_role"."locales", null)) > 0)
);
--> statement-breakpoint
CREATE TABLE "custom_role_type" (
	"role_id" uuid NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "custom_role_type_role_id_type_pk" PRIMARY KEY("role_id","type")
);
--> statement-breakpoint
CREATE TABLE "app_user_custom_role" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "app_user_custom_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "custom_role_type" ADD CONSTRAINT "custom_role_type_role_id_custom_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."custom_role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_role_type" ADD CONSTRAINT "custom_role_type_type_content_type_name_fk" FOREIGN KEY ("type") REFERENCES "public"."content_type"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user_custom_role" ADD CONSTRAINT "app_user_custom_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user_custom_role" ADD CONSTRAINT "app_user_custom_role_role_id_custom_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."custom_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_role_name_idx" ON "custom_role" USING btree ("name");--> statement-breakpoint
CREATE INDEX "app_user_custom_role_role_idx" ON "app_user_custom_role" USING btree ("role_id");--> statement-breakpoint

-- By a decided role, or by one that administrators made, within its types and languages. Null: of any type, in any language.
CREATE FUNCTION "person_can"("person" uuid, "wanted" text, "of_type" text, "in_locale" "locale") RETURNS boolean LANGUAGE sql STABLE
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT EXISTS (
		SELECT FROM app_user u JOIN role_permission p ON u.roles ? p.role
		WHERE u.state = 'active' AND u.id = person AND p.permission = wanted
	) OR EXISTS (
		SELECT FROM app_user u JOIN app_user_custom_role h ON h.user_id = u.id JOIN custom_role r ON r.id = h.role_id
		WHERE u.state = 'active' AND u.id = person AND wanted = ANY (r.permissions::text[])
			AND (in_locale IS NULL OR in_locale = ANY (r.locales))
			AND (of_type IS NULL OR r.all_types
				OR EXISTS (SELECT FROM custom_role_type t WHERE t.role_id = r.id AND t.type = of_type))
	)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "person_can"("person" uuid, "wanted" text) RETURNS boolean LANGUAGE sql STABLE
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT person_can(person, wanted, NULL, NULL)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "someone_else_can"("person" uuid, "wanted" text) RETURNS boolean LANGUAGE sql STABLE
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT EXISTS (SELECT FROM app_user u WHERE u.id <> person AND person_can(u.id, wanted))
$$;
--> statement-breakpoint
-- As before, but who may publish is asked for this type and this language: a right elsewhere approves nothing here, and
-- nobody is "alone" while somebody else has the right for it.
CREATE OR REPLACE FUNCTION "approval_standing"("of_entry" uuid, "in_locale" "locale", "of_version" integer, "person" uuid) RETURNS text
	LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	found record;
	senders uuid[];
BEGIN
	SELECT e.type, v.created_by, c.version AS latest INTO found
		FROM entry e JOIN entry_content c ON c.entry_id = e.id
		JOIN entry_version v ON v.entry_id = c.entry_id AND v.locale = c.locale AND v.number = of_version
		WHERE c.entry_id = of_entry AND c.locale = in_locale;
	IF found.latest IS DISTINCT FROM of_version THEN
		RETURN 'outdated';
	END IF;
	IF NOT person_can(person, 'content.publish', found.type, in_locale) THEN
		RETURN 'role';
	END IF;
	IF found.created_by = person THEN
		RETURN CASE WHEN EXISTS (
			SELECT FROM app_user u WHERE u.id <> person
				AND person_can(u.id, 'content.publish', found.type, in_locale)) THEN 'author' ELSE 'alone' END;
	END IF;
	senders := ARRAY(SELECT r.sent_by FROM review r WHERE r.entry_id = of_entry AND r.locale = in_locale
		AND r.version = of_version AND r.state <> 'withdrawn');
	IF person <> ALL (senders) THEN
		RETURN NULL;
	END IF;
	RETURN CASE WHEN EXISTS (
		SELECT FROM app_user u WHERE u.id <> ALL (senders) AND u.id IS DISTINCT FROM found.created_by
			AND person_can(u.id, 'content.publish', found.type, in_locale)) THEN 'sender' ELSE 'alone' END;
END $$;
