ALTER TABLE "displays" ADD COLUMN "operator_uuid" uuid;--> statement-breakpoint
ALTER TABLE "displays" ADD COLUMN "operated_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_operator_uuid_administrators_uuid_fk" FOREIGN KEY ("operator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;