CREATE TABLE "mail_parts" (
	"mail_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "mail_parts_mail_uuid_position_pk" PRIMARY KEY("mail_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachment_name" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_reports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"administrator_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_parts" ADD CONSTRAINT "mail_parts_mail_uuid_mails_uuid_fk" FOREIGN KEY ("mail_uuid") REFERENCES "public"."mails"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_parts" ADD CONSTRAINT "mail_parts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "sent_reports_administrator" ON "sent_reports" USING btree ("administrator_uuid","at");--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON mails TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mails TO latido_branch;--> statement-breakpoint
ALTER TABLE mail_parts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON mail_parts TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_parts TO latido_branch;--> statement-breakpoint
ALTER TABLE sent_reports ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON sent_reports TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sent_reports TO latido_branch;--> statement-breakpoint
-- A PDF hardly gets smaller, and trying holds up the embedded database.
ALTER TABLE mail_parts ALTER COLUMN content SET STORAGE EXTERNAL;
