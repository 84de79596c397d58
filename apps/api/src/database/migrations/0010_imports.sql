CREATE TABLE "import_parts" (
	"import_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"sealed_content" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_uuid_position_pk" PRIMARY KEY("import_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_uuid" uuid NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"decision" text,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"sealed_content" text NOT NULL,
	"target_uuid" uuid,
	"target_version" integer,
	"outcome" text,
	"sealed_before" text,
	"kept_reason" text,
	CONSTRAINT "import_rows_import_uuid_number_pk" PRIMARY KEY("import_uuid","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"branch_uuid" uuid NOT NULL,
	"administrator_uuid" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"sealed_key" text NOT NULL,
	"sealed_facts" text,
	"settings" jsonb NOT NULL,
	"training_type_uuid" uuid,
	"missing" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "import_uuid" uuid;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_uuid_imports_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_uuid_imports_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_administrator_uuid_administrators_uuid_fk" FOREIGN KEY ("administrator_uuid") REFERENCES "public"."administrators"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_training_type_uuid_training_types_uuid_fk" FOREIGN KEY ("training_type_uuid") REFERENCES "public"."training_types"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_uuid","state","number");--> statement-breakpoint
CREATE INDEX "import_rows_target" ON "import_rows" USING btree ("branch_uuid","target_uuid");--> statement-breakpoint
CREATE INDEX "imports_branch" ON "imports" USING btree ("branch_uuid","created_at");--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" USING btree ("state");--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON "imports" TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "imports" TO latido_branch;--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON "import_rows" TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "import_rows" TO latido_branch;--> statement-breakpoint
ALTER TABLE "import_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON "import_parts" TO latido_branch USING (branch_uuid = (SELECT current_branch())) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "import_parts" TO latido_branch;
