CREATE TABLE "gallery_images" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"image_url" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streaming_accounts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"api_key" text NOT NULL,
	"account_id" text,
	"sealed_secret" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "streaming_accounts_one" UNIQUE("branch_uuid")
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "location_uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "address_line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "zip_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "latitude" double precision DEFAULT 19.4335 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "longitude" double precision DEFAULT -99.1355 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_types" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_accounts" ADD CONSTRAINT "streaming_accounts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_images_branch" ON "gallery_images" USING btree ("branch_uuid","position");--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_location_uuid_unique" UNIQUE("location_uuid");--> statement-breakpoint
ALTER TABLE gallery_images ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON gallery_images TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON gallery_images TO latido_branch;--> statement-breakpoint
ALTER TABLE streaming_accounts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON streaming_accounts TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON streaming_accounts TO latido_branch;
