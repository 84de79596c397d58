ALTER TABLE "branches" ADD COLUMN "joins_by" text DEFAULT 'code-or-pseudonym' NOT NULL;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD COLUMN "ended_at" timestamp with time zone;