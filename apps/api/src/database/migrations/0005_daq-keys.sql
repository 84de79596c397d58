CREATE TABLE "daq_keys" (
	"room_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"issued_by" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daq_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_issued_by_administrators_uuid_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE daq_keys ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON daq_keys TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON daq_keys TO latido_branch;
