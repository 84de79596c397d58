ALTER TABLE "link_requests" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "link_requests" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "link_requests" ADD COLUMN "member_uuid" uuid;--> statement-breakpoint
ALTER TABLE "link_requests" ADD COLUMN "has_made_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE link_requests SET email = lower(email);--> statement-breakpoint
-- of those who have asked several times the last counts
DELETE FROM link_requests AS earlier USING link_requests AS later
WHERE later.branch_uuid = earlier.branch_uuid AND later.email = earlier.email
  AND (later.requested_at, later.uuid) > (earlier.requested_at, earlier.uuid)
  AND later.accepted_at IS NULL AND later.refused_at IS NULL
  AND earlier.accepted_at IS NULL AND earlier.refused_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "link_requests_waiting" ON "link_requests" USING btree ("branch_uuid","email") WHERE "link_requests"."accepted_at" is null and "link_requests"."refused_at" is null;