ALTER TYPE "public"."submission_state" ADD VALUE 'waiting' BEFORE 'done';--> statement-breakpoint
ALTER TYPE "public"."submission_state" ADD VALUE 'spam';--> statement-breakpoint
CREATE TABLE "submission_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"who" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "due_order" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_event" ADD CONSTRAINT "submission_event_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_event" ADD CONSTRAINT "submission_event_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_event_idx" ON "submission_event" USING btree ("submission_id","at");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_assignee_id_app_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_user_idx" ON "audit" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action","position");--> statement-breakpoint
CREATE INDEX "submission_state_idx" ON "submission" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "submission_due_idx" ON "submission" USING btree ("state","due_order","id");--> statement-breakpoint
CREATE INDEX "submission_assignee_idx" ON "submission" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "submission_email_idx" ON "submission" USING btree ("email");--> statement-breakpoint
CREATE FUNCTION "submission_due_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The far end of the scale is for what nobody was promised: the newest of it comes first.
	NEW.due_order := coalesce(extract(epoch FROM NEW.due_at), 100000000000 - extract(epoch FROM NEW.created_at));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submission_due_order" BEFORE INSERT OR UPDATE OF "due_at", "created_at", "due_order" ON "submission"
	FOR EACH ROW EXECUTE FUNCTION "submission_due_order"();
--> statement-breakpoint
UPDATE "submission" SET "due_at" = CASE WHEN "form" = 'complaint' THEN "created_at" + interval '3 days' END;
