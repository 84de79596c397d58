CREATE TABLE "streaming_meetings" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"class_uuid" uuid,
	"number" text,
	"sealed_password" text
);
--> statement-breakpoint
ALTER TABLE "streaming_meetings" ADD CONSTRAINT "streaming_meetings_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_meetings" ADD CONSTRAINT "streaming_meetings_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE streaming_meetings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON streaming_meetings TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON streaming_meetings TO latido_branch;
