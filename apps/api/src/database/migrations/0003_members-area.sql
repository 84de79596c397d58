CREATE TABLE "audit_entries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"administrator_uuid" uuid,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_weights" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"weight_kg" double precision NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trainings" DROP CONSTRAINT "trainings_member_uuid_members_uuid_fk";
--> statement-breakpoint
DROP INDEX "members_branch";--> statement-breakpoint
ALTER TABLE "trainings" ALTER COLUMN "member_uuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "unlinked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_counts" ADD CONSTRAINT "member_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_weights" ADD CONSTRAINT "member_weights_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_weights" ADD CONSTRAINT "member_weights_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_branch" ON "audit_entries" USING btree ("branch_uuid","at");--> statement-breakpoint
CREATE INDEX "member_weights_member" ON "member_weights" USING btree ("branch_uuid","member_uuid","measured_at");--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_by_created" ON "members" USING btree ("branch_uuid","created_at","uuid") WHERE "members"."unlinked_at" is null;
