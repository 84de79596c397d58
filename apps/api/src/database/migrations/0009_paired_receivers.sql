ALTER TABLE "pairing_codes" ADD COLUMN "kind" text DEFAULT 'display' NOT NULL;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD COLUMN "daq_key_uuid" uuid;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_daq_key_uuid_daq_keys_uuid_fk" FOREIGN KEY ("daq_key_uuid") REFERENCES "public"."daq_keys"("uuid") ON DELETE cascade ON UPDATE no action;