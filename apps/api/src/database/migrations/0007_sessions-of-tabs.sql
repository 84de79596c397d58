ALTER TABLE "admin_sessions" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "next_token_hash" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "next_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_next_token_hash_unique" UNIQUE("next_token_hash");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_previous_token_hash_unique" UNIQUE("previous_token_hash");