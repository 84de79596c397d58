CREATE TABLE "strap_addresses" (
	"branch_uuid" uuid NOT NULL,
	"address" text NOT NULL,
	"sensor_uuid" uuid NOT NULL,
	"learnt" text NOT NULL,
	CONSTRAINT "strap_addresses_pkey" PRIMARY KEY("branch_uuid","address")
);
--> statement-breakpoint
DROP INDEX "sensors_mac";--> statement-breakpoint
ALTER TABLE "strap_addresses" ADD CONSTRAINT "strap_addresses_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strap_addresses" ADD CONSTRAINT "strap_addresses_sensor_uuid_sensors_uuid_fk" FOREIGN KEY ("sensor_uuid") REFERENCES "public"."sensors"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strap_addresses_sensor" ON "strap_addresses" USING btree ("sensor_uuid");--> statement-breakpoint
-- of two sensors with one address, which only differed in how it was written, the later one keeps none
INSERT INTO "strap_addresses" ("branch_uuid", "address", "sensor_uuid", "learnt")
  SELECT "branch_uuid", 'ble:' || upper(regexp_replace("mac", '[^0-9A-Za-z]', '', 'g')), "uuid", 'typed'
  FROM "sensors" WHERE "mac" ~ '[0-9A-Za-z]' ORDER BY "updated_at", "uuid"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "sensors" DROP COLUMN "mac";--> statement-breakpoint
ALTER TABLE "strap_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON "strap_addresses" TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "strap_addresses" TO latido_branch;
