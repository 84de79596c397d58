CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"admin_uuid" uuid NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administrators" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"last_name_1" text NOT NULL,
	"last_name_2" text,
	"email" text NOT NULL,
	"landline" text,
	"mobile_phone" text,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_email_verified" boolean DEFAULT true NOT NULL,
	"password_hash" text NOT NULL,
	"image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "administrators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"chain_uuid" uuid,
	"chain_name" text,
	"language" text DEFAULT 'en' NOT NULL,
	"measurement_system" text DEFAULT 'metric_system' NOT NULL,
	"zone" text DEFAULT 'America/Mexico_City' NOT NULL,
	"offset" text DEFAULT '-6' NOT NULL,
	"image_url" text,
	"publishable_key" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agreement_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branches_publishable_key_unique" UNIQUE("publishable_key")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"training_type_uuid" uuid NOT NULL,
	"created_by" uuid,
	"channel" text NOT NULL,
	"capacity" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"delay_minutes" integer NOT NULL,
	"data_order" text NOT NULL,
	"is_streaming" boolean DEFAULT false NOT NULL,
	"remote_state" integer NOT NULL,
	"configured_at" timestamp with time zone NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"finish_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "displays" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"paired_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "displays_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "link_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"last_name_1" text NOT NULL,
	"last_name_2" text,
	"pseudonym" text NOT NULL,
	"email" text NOT NULL,
	"sex" text,
	"birthday" date,
	"requested_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"last_name_1" text NOT NULL,
	"last_name_2" text,
	"pseudonym" text NOT NULL,
	"email" text NOT NULL,
	"sex" text,
	"birthday" date,
	"weight_kg" double precision,
	"height_cm" double precision,
	"resting_heart_rate" integer,
	"max_heart_rate" integer,
	"image_url" text,
	"sign_in_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"display_uuid" uuid
);
--> statement-breakpoint
CREATE TABLE "participant_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"participation_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"class_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"pseudonym" text NOT NULL,
	"image_url" text,
	"max_heart_rate" double precision,
	"weight_kg" double precision,
	"sex" text,
	"age" integer,
	"joined_at" timestamp with time zone NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_coaches" (
	"branch_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"admin_uuid" uuid NOT NULL,
	CONSTRAINT "room_coaches_room_uuid_admin_uuid_pk" PRIMARY KEY("room_uuid","admin_uuid")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"background_url" text,
	"logo_url" text,
	"daq_ip" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"participation_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"at" bigint NOT NULL,
	"heart_rate" smallint NOT NULL,
	"steps" smallint,
	CONSTRAINT "samples_participation_uuid_at_pk" PRIMARY KEY("participation_uuid","at")
);
--> statement-breakpoint
CREATE TABLE "sensors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"mac" text NOT NULL,
	"center_number" text,
	"member_uuid" uuid,
	"ownership" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_records" (
	"training_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"step_seconds" integer NOT NULL,
	"heart_rates" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_types" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"step_kind" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"class_uuid" uuid,
	"training_type_uuid" uuid NOT NULL,
	"device_type" text NOT NULL,
	"sensor_name" text,
	"modality" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"offset" text NOT NULL,
	"zone" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"below_seconds" integer NOT NULL,
	"z1_seconds" integer NOT NULL,
	"z2_seconds" integer NOT NULL,
	"z3_seconds" integer NOT NULL,
	"z4_seconds" integer NOT NULL,
	"z5_seconds" integer NOT NULL,
	"calories" double precision,
	"steps" integer,
	"points" double precision NOT NULL,
	"points_version" integer NOT NULL,
	"average_effort" double precision,
	"peak_heart_rate" integer,
	"max_heart_rate" double precision,
	"weight_kg" double precision,
	"sex" text,
	"age" integer
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_uuid_administrators_uuid_fk" FOREIGN KEY ("admin_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hosts" ADD CONSTRAINT "branch_hosts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_paired_by_administrators_uuid_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_display_uuid_displays_uuid_fk" FOREIGN KEY ("display_uuid") REFERENCES "public"."displays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD CONSTRAINT "participant_tokens_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD CONSTRAINT "participant_tokens_participation_uuid_participations_uuid_fk" FOREIGN KEY ("participation_uuid") REFERENCES "public"."participations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_admin_uuid_administrators_uuid_fk" FOREIGN KEY ("admin_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_participation_uuid_participations_uuid_fk" FOREIGN KEY ("participation_uuid") REFERENCES "public"."participations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensors" ADD CONSTRAINT "sensors_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensors" ADD CONSTRAINT "sensors_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_records" ADD CONSTRAINT "training_records_training_uuid_trainings_uuid_fk" FOREIGN KEY ("training_uuid") REFERENCES "public"."trainings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_records" ADD CONSTRAINT "training_records_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_uuid");--> statement-breakpoint
CREATE INDEX "administrators_branch" ON "administrators" USING btree ("branch_uuid");--> statement-breakpoint
CREATE INDEX "bans_member" ON "bans" USING btree ("branch_uuid","member_uuid");--> statement-breakpoint
CREATE INDEX "classes_branch" ON "classes" USING btree ("branch_uuid","start_at");--> statement-breakpoint
CREATE INDEX "classes_room" ON "classes" USING btree ("room_uuid","configured_at");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_one_running" ON "classes" USING btree ("room_uuid") WHERE "classes"."remote_state" = 2;--> statement-breakpoint
CREATE INDEX "displays_branch" ON "displays" USING btree ("branch_uuid");--> statement-breakpoint
CREATE INDEX "link_requests_branch" ON "link_requests" USING btree ("branch_uuid","requested_at");--> statement-breakpoint
CREATE INDEX "members_branch" ON "members" USING btree ("branch_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_sign_in_code" ON "members" USING btree ("branch_uuid","sign_in_code");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("branch_uuid","email");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_codes_code" ON "pairing_codes" USING btree ("branch_uuid","code");--> statement-breakpoint
CREATE INDEX "participant_tokens_participation" ON "participant_tokens" USING btree ("participation_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_member" ON "participations" USING btree ("class_uuid","member_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_name" ON "rooms" USING btree ("branch_uuid",lower("name")) WHERE "rooms"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sensors_mac" ON "sensors" USING btree ("branch_uuid","mac");--> statement-breakpoint
CREATE INDEX "sensors_member" ON "sensors" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "trainings_branch" ON "trainings" USING btree ("branch_uuid","start_at");--> statement-breakpoint
CREATE INDEX "trainings_member" ON "trainings" USING btree ("branch_uuid","member_uuid","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_class_member" ON "trainings" USING btree ("class_uuid","member_uuid");