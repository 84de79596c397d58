CREATE TABLE "strap_claims" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"participation_uuid" uuid NOT NULL,
	"address" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "strap_claims" ADD CONSTRAINT "strap_claims_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strap_claims" ADD CONSTRAINT "strap_claims_participation_uuid_participations_uuid_fk" FOREIGN KEY ("participation_uuid") REFERENCES "public"."participations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strap_claims_participation" ON "strap_claims" USING btree ("participation_uuid");--> statement-breakpoint
CREATE INDEX "strap_claims_address" ON "strap_claims" USING btree ("branch_uuid","address");--> statement-breakpoint
ALTER TABLE "strap_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON "strap_claims" TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "strap_claims" TO latido_branch;
