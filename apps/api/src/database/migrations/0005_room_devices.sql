ALTER TABLE "daq_keys" DROP CONSTRAINT "daq_keys_pkey";--> statement-breakpoint
ALTER TABLE "daq_keys" ALTER COLUMN "key_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "uuid" uuid;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "display_uuid" uuid;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD COLUMN "local_ip" text;--> statement-breakpoint
UPDATE "daq_keys" SET "uuid" = gen_random_uuid(), "name" = left("rooms"."name", 40), "kind" = 'other', "local_ip" = "rooms"."daq_ip"
  FROM "rooms" WHERE "rooms"."uuid" = "daq_keys"."room_uuid";--> statement-breakpoint
ALTER TABLE "daq_keys" ALTER COLUMN "uuid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "daq_keys" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "daq_keys" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD PRIMARY KEY ("uuid");--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_display_uuid_displays_uuid_fk" FOREIGN KEY ("display_uuid") REFERENCES "public"."displays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daq_keys_room" ON "daq_keys" USING btree ("room_uuid");--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_display_uuid_unique" UNIQUE("display_uuid");
