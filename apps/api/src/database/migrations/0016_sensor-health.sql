ALTER TABLE "sensors" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sensors" ADD COLUMN "battery" integer;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "sensor_uuid" uuid;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "lost_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_sensor_uuid_sensors_uuid_fk" FOREIGN KEY ("sensor_uuid") REFERENCES "public"."sensors"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainings_sensor" ON "trainings" USING btree ("sensor_uuid","start_at") WHERE "trainings"."sensor_uuid" is not null;