ALTER TABLE "daq_keys" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "version" text;