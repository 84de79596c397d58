ALTER TABLE "mails" ADD COLUMN "leave_url" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "result_mails_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "result_mails_origin" text;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD COLUMN "by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_result_mails" CHECK (result_mails_since is null or result_mails_origin is not null);