CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Lower case without accents, so that "sofia" finds "SOFÍA". Immutable, because indexes use it.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;--> statement-breakpoint
-- The whole name of a person, of which a search finds any words. Missing parts leave no gap in it.
CREATE FUNCTION whole_name(name text, last_name_1 text, last_name_2 text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.fold(coalesce(name, '') || ' ' || coalesce(last_name_1, '') || ' ' || coalesce(last_name_2, '')) $$;--> statement-breakpoint
-- The branch of a transaction, which the policies compare; see branch-database.ts.
CREATE FUNCTION current_branch() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.branch', true), '')::uuid $$;--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"admin_uuid" uuid NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_token_hash" text,
	"next_expires_at" timestamp with time zone,
	"previous_token_hash" text,
	"previous_until" timestamp with time zone,
	"browser_id" text,
	CONSTRAINT "admin_sessions_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "admin_sessions_next_token_hash_unique" UNIQUE("next_token_hash"),
	CONSTRAINT "admin_sessions_previous_token_hash_unique" UNIQUE("previous_token_hash")
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "administrators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"administrator_uuid" uuid,
	"administrator_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_uuid" uuid,
	"details" jsonb,
	"salt" uuid,
	"details_digest" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_sequence" UNIQUE("branch_uuid","sequence")
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
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
	"accent_color" text,
	"location_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"address_line" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"latitude" double precision DEFAULT 19.4335 NOT NULL,
	"longitude" double precision DEFAULT -99.1355 NOT NULL,
	"publishable_key" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"joins_by" text DEFAULT 'code-or-pseudonym' NOT NULL,
	"agreement_accepted_at" timestamp with time zone,
	"first_steps_put_away_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"location_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "branches_location_uuid_unique" UNIQUE("location_uuid"),
	CONSTRAINT "branches_publishable_key_unique" UNIQUE("publishable_key")
);
--> statement-breakpoint
CREATE TABLE "challenge_goals" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"challenge_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"target" integer NOT NULL,
	"points" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_participants" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"challenge_uuid" uuid NOT NULL,
	"member_uuid" uuid NOT NULL,
	"team_uuid" uuid,
	"room_uuid" uuid,
	"start_at" timestamp with time zone NOT NULL,
	"finish_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"trainings" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"intense_seconds" bigint DEFAULT 0 NOT NULL,
	"steps" bigint DEFAULT 0 NOT NULL,
	"calories" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"medal" text,
	CONSTRAINT "challenge_participants_member" UNIQUE NULLS NOT DISTINCT("challenge_uuid","member_uuid","room_uuid")
);
--> statement-breakpoint
CREATE TABLE "challenge_results" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"challenge_uuid" uuid NOT NULL,
	"member_uuid" uuid,
	"group_name" text,
	"points" integer NOT NULL,
	"goals_reached" integer NOT NULL,
	"goals" integer NOT NULL,
	"place" integer NOT NULL,
	"competitors" integer NOT NULL,
	"medal" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_rooms" (
	"branch_uuid" uuid NOT NULL,
	"challenge_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"finish_at" timestamp with time zone NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"medal" text,
	CONSTRAINT "challenge_rooms_challenge_uuid_room_uuid_pk" PRIMARY KEY("challenge_uuid","room_uuid")
);
--> statement-breakpoint
CREATE TABLE "challenge_teams" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"challenge_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"medal" text
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"modality" text NOT NULL,
	"compliance" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"finish_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"awarded_at" timestamp with time zone,
	"settled_at" timestamp with time zone
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
	"ended_at" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daq_keys" (
	"room_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"issued_by" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"version" text,
	CONSTRAINT "daq_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "displays" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"paired_by" uuid,
	"operator_uuid" uuid,
	"operated_until" timestamp with time zone,
	"idle_view" text DEFAULT 'poster' NOT NULL,
	"follows" text DEFAULT 'room' NOT NULL,
	"room_uuid" uuid,
	"schedule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text_size" text DEFAULT 'normal' NOT NULL,
	"overscan" smallint DEFAULT 0 NOT NULL,
	"has_sound" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "displays_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"image_url" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"branch_uuid" uuid NOT NULL,
	"name_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_branch_uuid_name_hash_pk" PRIMARY KEY("branch_uuid","name_hash")
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"administrator_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_administrator_uuid_network_hash_pk" PRIMARY KEY("administrator_uuid","network_hash")
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
	"language" text,
	"consent_version" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"member_uuid" uuid,
	"has_made_member" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"admin_uuid" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_parts" (
	"mail_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "mail_parts_mail_uuid_position_pk" PRIMARY KEY("mail_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid,
	"administrator_uuid" uuid,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachment_name" text,
	"leave_url" text,
	"queued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"branch_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"member_uuid" uuid NOT NULL,
	"trainings" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"with_calories" integer NOT NULL,
	"calories" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "member_days_branch_uuid_day_member_uuid_pk" PRIMARY KEY("branch_uuid","day","member_uuid")
);
--> statement-breakpoint
CREATE TABLE "member_months" (
	"branch_uuid" uuid NOT NULL,
	"month" date NOT NULL,
	"member_uuid" uuid NOT NULL,
	"trainings" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"with_calories" integer NOT NULL,
	"calories" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "member_months_branch_uuid_month_member_uuid_pk" PRIMARY KEY("branch_uuid","month","member_uuid")
);
--> statement-breakpoint
CREATE TABLE "member_standings" (
	"member_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"participated" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"gold" integer DEFAULT 0 NOT NULL,
	"silver" integer DEFAULT 0 NOT NULL,
	"bronze" integer DEFAULT 0 NOT NULL,
	"is_member" boolean DEFAULT true NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (is_member and participated + finished > 0) STORED NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text,
	"result_mails_since" timestamp with time zone,
	"result_mails_asked_at" timestamp with time zone,
	"result_mails_origin" text,
	"unlinked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "members_result_mails" CHECK (result_mails_since is null or result_mails_origin is not null)
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
	"created_at" timestamp with time zone NOT NULL,
	"phone_hash" text,
	"by_code" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone
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
	"sensor_name" text,
	"joined_at" timestamp with time zone NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"administrator_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"join_code" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
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
	"updated_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"battery" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"administrator_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "streaming_accounts_one" UNIQUE("branch_uuid")
);
--> statement-breakpoint
CREATE TABLE "streaming_meetings" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"class_uuid" uuid,
	"number" text,
	"sealed_password" text
);
--> statement-breakpoint
CREATE TABLE "training_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_days" (
	"branch_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"training_type_uuid" uuid NOT NULL,
	"trainings" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"with_calories" integer NOT NULL,
	"calories" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "training_days_branch_uuid_day_training_type_uuid_pk" PRIMARY KEY("branch_uuid","day","training_type_uuid")
);
--> statement-breakpoint
CREATE TABLE "training_records" (
	"training_uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"step_seconds" integer NOT NULL,
	"heart_rates" smallint[] NOT NULL,
	"refused_places" integer[] DEFAULT '{}' NOT NULL,
	"last_seconds" smallint[],
	"calories" real[]
);
--> statement-breakpoint
CREATE TABLE "training_types" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"step_kind" text,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"member_uuid" uuid,
	"class_uuid" uuid,
	"training_type_uuid" uuid NOT NULL,
	"device_type" text NOT NULL,
	"sensor_name" text,
	"sensor_uuid" uuid,
	"modality" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"offset" text NOT NULL,
	"zone" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"lost_seconds" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hosts" ADD CONSTRAINT "branch_hosts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_goals" ADD CONSTRAINT "challenge_goals_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_goals" ADD CONSTRAINT "challenge_goals_challenge_uuid_challenges_uuid_fk" FOREIGN KEY ("challenge_uuid") REFERENCES "public"."challenges"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_challenge_uuid_challenges_uuid_fk" FOREIGN KEY ("challenge_uuid") REFERENCES "public"."challenges"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_team_uuid_challenge_teams_uuid_fk" FOREIGN KEY ("team_uuid") REFERENCES "public"."challenge_teams"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_room" FOREIGN KEY ("challenge_uuid","room_uuid") REFERENCES "public"."challenge_rooms"("challenge_uuid","room_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_challenge_uuid_challenges_uuid_fk" FOREIGN KEY ("challenge_uuid") REFERENCES "public"."challenges"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_rooms" ADD CONSTRAINT "challenge_rooms_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_rooms" ADD CONSTRAINT "challenge_rooms_challenge_uuid_challenges_uuid_fk" FOREIGN KEY ("challenge_uuid") REFERENCES "public"."challenges"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_rooms" ADD CONSTRAINT "challenge_rooms_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_teams" ADD CONSTRAINT "challenge_teams_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_teams" ADD CONSTRAINT "challenge_teams_challenge_uuid_challenges_uuid_fk" FOREIGN KEY ("challenge_uuid") REFERENCES "public"."challenges"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daq_keys" ADD CONSTRAINT "daq_keys_issued_by_administrators_uuid_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_paired_by_administrators_uuid_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_operator_uuid_administrators_uuid_fk" FOREIGN KEY ("operator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_admin_uuid_administrators_uuid_fk" FOREIGN KEY ("admin_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_parts" ADD CONSTRAINT "mail_parts_mail_uuid_mails_uuid_fk" FOREIGN KEY ("mail_uuid") REFERENCES "public"."mails"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_parts" ADD CONSTRAINT "mail_parts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_counts" ADD CONSTRAINT "member_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_days" ADD CONSTRAINT "member_days_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_days" ADD CONSTRAINT "member_days_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_months" ADD CONSTRAINT "member_months_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_months" ADD CONSTRAINT "member_months_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_standings" ADD CONSTRAINT "member_standings_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_standings" ADD CONSTRAINT "member_standings_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_weights" ADD CONSTRAINT "member_weights_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_weights" ADD CONSTRAINT "member_weights_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_display_uuid_displays_uuid_fk" FOREIGN KEY ("display_uuid") REFERENCES "public"."displays"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD CONSTRAINT "participant_tokens_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_tokens" ADD CONSTRAINT "participant_tokens_participation_uuid_participations_uuid_fk" FOREIGN KEY ("participation_uuid") REFERENCES "public"."participations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_room_uuid_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_coaches" ADD CONSTRAINT "room_coaches_admin_uuid_administrators_uuid_fk" FOREIGN KEY ("admin_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_created_by_administrators_uuid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_participation_uuid_participations_uuid_fk" FOREIGN KEY ("participation_uuid") REFERENCES "public"."participations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensors" ADD CONSTRAINT "sensors_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensors" ADD CONSTRAINT "sensors_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reports" ADD CONSTRAINT "sent_reports_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_counts" ADD CONSTRAINT "standing_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_accounts" ADD CONSTRAINT "streaming_accounts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_meetings" ADD CONSTRAINT "streaming_meetings_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_meetings" ADD CONSTRAINT "streaming_meetings_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_counts" ADD CONSTRAINT "training_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_records" ADD CONSTRAINT "training_records_training_uuid_trainings_uuid_fk" FOREIGN KEY ("training_uuid") REFERENCES "public"."trainings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_records" ADD CONSTRAINT "training_records_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_types" ADD CONSTRAINT "training_types_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_member_uuid_members_uuid_fk" FOREIGN KEY ("member_uuid") REFERENCES "public"."members"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_class_uuid_classes_uuid_fk" FOREIGN KEY ("class_uuid") REFERENCES "public"."classes"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_sensor_uuid_sensors_uuid_fk" FOREIGN KEY ("sensor_uuid") REFERENCES "public"."sensors"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_uuid");--> statement-breakpoint
CREATE INDEX "administrators_branch" ON "administrators" USING btree ("branch_uuid");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("branch_uuid","subject_uuid");--> statement-breakpoint
CREATE INDEX "bans_member" ON "bans" USING btree ("branch_uuid","member_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_goals_target" ON "challenge_goals" USING btree ("challenge_uuid","type","target");--> statement-breakpoint
CREATE INDEX "challenge_participants_open" ON "challenge_participants" USING btree ("member_uuid","finish_at");--> statement-breakpoint
CREATE INDEX "challenge_participants_team" ON "challenge_participants" USING btree ("team_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_results_member" ON "challenge_results" USING btree ("challenge_uuid","member_uuid");--> statement-breakpoint
CREATE INDEX "challenge_results_of" ON "challenge_results" USING btree ("member_uuid","at");--> statement-breakpoint
CREATE INDEX "challenge_rooms_open" ON "challenge_rooms" USING btree ("room_uuid","finish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_teams_name" ON "challenge_teams" USING btree ("challenge_uuid","name");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_by_created" ON "challenges" USING btree ("branch_uuid","created_at","uuid");--> statement-breakpoint
CREATE INDEX "challenges_by_start" ON "challenges" USING btree ("branch_uuid","start_at");--> statement-breakpoint
CREATE INDEX "challenges_unsettled" ON "challenges" USING btree ("finish_at") WHERE "challenges"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "classes_branch" ON "classes" USING btree ("branch_uuid","start_at");--> statement-breakpoint
CREATE INDEX "classes_room" ON "classes" USING btree ("room_uuid","configured_at");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_one_running" ON "classes" USING btree ("room_uuid") WHERE "classes"."remote_state" = 2;--> statement-breakpoint
CREATE INDEX "displays_branch" ON "displays" USING btree ("branch_uuid");--> statement-breakpoint
CREATE INDEX "gallery_images_branch" ON "gallery_images" USING btree ("branch_uuid","position");--> statement-breakpoint
CREATE INDEX "kept_answers_at" ON "kept_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "link_requests_branch" ON "link_requests" USING btree ("branch_uuid","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_requests_waiting" ON "link_requests" USING btree ("branch_uuid","email") WHERE "link_requests"."accepted_at" is null and "link_requests"."refused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("admin_uuid","list","name");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "member_standings_board" ON "member_standings" USING btree ("branch_uuid",(-"points"),"member_uuid") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "member_standings_won" ON "member_standings" USING btree ("branch_uuid",(-"points"),"member_uuid") WHERE is_listed and points + gold + silver + bronze > 0;--> statement-breakpoint
CREATE INDEX "member_weights_member" ON "member_weights" USING btree ("branch_uuid","member_uuid","measured_at");--> statement-breakpoint
CREATE INDEX "members_by_created" ON "members" USING btree ("branch_uuid","created_at","uuid") WHERE "members"."unlinked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_sign_in_code" ON "members" USING btree ("branch_uuid","sign_in_code");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("branch_uuid","email");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_codes_code" ON "pairing_codes" USING btree ("branch_uuid","code");--> statement-breakpoint
CREATE INDEX "participant_tokens_participation" ON "participant_tokens" USING btree ("participation_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "participations_member" ON "participations" USING btree ("class_uuid","member_uuid");--> statement-breakpoint
CREATE INDEX "password_resets_administrator" ON "password_resets" USING btree ("administrator_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_join_code" ON "rooms" USING btree ("branch_uuid","join_code");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_name" ON "rooms" USING btree ("branch_uuid",lower("name")) WHERE "rooms"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sensors_mac" ON "sensors" USING btree ("branch_uuid","mac");--> statement-breakpoint
CREATE INDEX "sensors_member" ON "sensors" USING btree ("member_uuid");--> statement-breakpoint
CREATE INDEX "sensors_by_name" ON "sensors" USING btree ("branch_uuid",fold("name"),"uuid");--> statement-breakpoint
CREATE INDEX "sent_reports_administrator" ON "sent_reports" USING btree ("administrator_uuid","at");--> statement-breakpoint
CREATE INDEX "training_records_by_second" ON "training_records" USING btree ("training_uuid") WHERE "training_records"."step_seconds" = 1;--> statement-breakpoint
CREATE INDEX "training_types_branch" ON "training_types" USING btree ("branch_uuid","position");--> statement-breakpoint
CREATE INDEX "trainings_branch" ON "trainings" USING btree ("branch_uuid","start_at");--> statement-breakpoint
CREATE INDEX "trainings_listed" ON "trainings" USING btree ("branch_uuid","start_at","uuid") WHERE "trainings"."member_uuid" is not null;--> statement-breakpoint
CREATE INDEX "trainings_member" ON "trainings" USING btree ("branch_uuid","member_uuid","start_at");--> statement-breakpoint
CREATE INDEX "trainings_sensor" ON "trainings" USING btree ("sensor_uuid","start_at") WHERE "trainings"."sensor_uuid" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_imported" ON "trainings" USING btree ("member_uuid","start_at") WHERE "trainings"."device_type" = 'import';--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_class_member" ON "trainings" USING btree ("class_uuid","member_uuid");--> statement-breakpoint
-- a PDF hardly gets smaller, and compressing it holds up the embedded database
ALTER TABLE mail_parts ALTER COLUMN content SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX members_email_trigrams ON members USING gin (branch_uuid, fold(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_pseudonym_trigrams ON members USING gin (branch_uuid, fold(pseudonym) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_by_name ON members (branch_uuid, fold(name), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_last_name ON members (branch_uuid, fold(last_name_1), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_pseudonym ON members (branch_uuid, fold(pseudonym), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_by_email ON members (branch_uuid, fold(email), uuid) WHERE unlinked_at IS NULL;--> statement-breakpoint
CREATE INDEX members_name_trigrams ON members USING gin (branch_uuid, whole_name(name, last_name_1, last_name_2) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX members_last_name_trigrams ON members USING gin (branch_uuid, whole_name(NULL, last_name_1, last_name_2) gin_trgm_ops);--> statement-breakpoint
-- Sums of trainings as they are added to the roll-ups.
CREATE TYPE training_sum AS (
  branch_uuid uuid, day date, training_type_uuid uuid, member_uuid uuid,
  trainings integer, seconds bigint, with_calories integer, calories bigint, points bigint
);--> statement-breakpoint
-- A training as it counts in challenges.
CREATE TYPE counted_training AS (
  branch_uuid uuid, member_uuid uuid, room_uuid uuid, start_at timestamptz,
  trainings integer, seconds bigint, intense_seconds bigint, steps bigint, calories bigint, points bigint
);--> statement-breakpoint
-- A member who enters a challenge (1) or leaves it (-1).
CREATE TYPE participant_change AS (challenge_uuid uuid, team_uuid uuid, room_uuid uuid, member_uuid uuid, sign integer);--> statement-breakpoint
-- Branch-scoped handles act as the role latido_branch, which is made before this. Its name is each database's own, see
-- branch-role.ts. It owns nothing, so the policies bind it on both engines.
GRANT USAGE ON SCHEMA public TO latido_branch;--> statement-breakpoint
-- A condition is checked for every row, so the branch is read in a subselect, once a statement.
DO $$
DECLARE
  t text;
  -- triggers write these
  counts text[] := ARRAY['member_counts', 'member_days', 'member_months', 'standing_counts', 'training_counts', 'training_days'];
BEGIN
  FOR t IN SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'branch_uuid'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY branch_only ON %I TO latido_branch USING (branch_uuid = (SELECT current_branch()))%s', t,
      CASE WHEN t = ANY (counts) THEN '' ELSE ' WITH CHECK (branch_uuid = current_branch())' END);
    EXECUTE format('GRANT %s ON %I TO latido_branch', CASE
      WHEN t = ANY (counts) OR t = 'member_standings' THEN 'SELECT'
      -- what was done, and how a challenge ended, is written once
      WHEN t IN ('audit_entries', 'challenge_results') THEN 'SELECT, INSERT'
      ELSE 'SELECT, INSERT, UPDATE, DELETE' END, t);
  END LOOP;
END $$;--> statement-breakpoint
-- erasing a member removes the details of entries
GRANT UPDATE (subject_uuid, details, salt) ON audit_entries TO latido_branch;--> statement-breakpoint
ALTER TABLE branches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON branches TO latido_branch USING (uuid = (SELECT current_branch())) WITH CHECK (uuid = current_branch());--> statement-breakpoint
GRANT SELECT, UPDATE ON branches TO latido_branch;
