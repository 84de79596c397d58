ALTER TABLE "branches" ADD COLUMN "default_visibility" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "minors_at_most" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "adult_age" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "unknown_age_is_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "consent_age" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "privacy_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "visibility_at_most" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "ceiling_bpm" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "guardian_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "guardian_consent_by" uuid;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "visibility" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "visibility_at_most" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "wall_id" uuid;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "guest_number" integer;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "ceiling_bpm" integer;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_guardian_consent_by_administrators_uuid_fk" FOREIGN KEY ("guardian_consent_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;