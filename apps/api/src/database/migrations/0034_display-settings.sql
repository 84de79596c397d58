ALTER TABLE "displays" ADD COLUMN "follows" text DEFAULT 'room' NOT NULL;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "room_uuid" uuid;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "schedule" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "text_size" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "overscan" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "has_sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE set null ON UPDATE no action;