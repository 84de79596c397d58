ALTER TABLE "participations" ADD COLUMN "sensor_name" text;--> statement-breakpoint
ALTER TABLE "training_records" ADD COLUMN "refused_places" integer[] DEFAULT '{}' NOT NULL;