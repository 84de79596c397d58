CREATE TABLE "known_networks" (
	"administrator_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_administrator_uuid_network_hash_pk" PRIMARY KEY("administrator_uuid","network_hash")
);
--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_token_hash_unique";--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_pkey";--> statement-breakpoint
ALTER TABLE "password_resets" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_administrator" ON "password_resets" USING btree ("administrator_uuid");--> statement-breakpoint
ALTER TABLE known_networks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON known_networks TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = (SELECT current_branch()));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON known_networks TO latido_branch;
