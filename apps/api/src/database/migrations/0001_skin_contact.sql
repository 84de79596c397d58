ALTER TABLE "samples" ADD COLUMN "has_contact" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "training_records" ADD COLUMN "off_skin_places" integer[] DEFAULT '{}' NOT NULL;