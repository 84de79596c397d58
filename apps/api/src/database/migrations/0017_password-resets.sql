CREATE TABLE "password_resets" (
	"administrator_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "member_uuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "attachment_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "administrator_uuid" uuid;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON password_resets TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON password_resets TO latido_branch;
