CREATE TABLE "kept_answers" (
	"branch_uuid" uuid NOT NULL,
	"name_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_branch_uuid_name_hash_pk" PRIMARY KEY("branch_uuid","name_hash")
);
--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_at" ON "kept_answers" USING btree ("at");--> statement-breakpoint
ALTER TABLE kept_answers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON kept_answers TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_answers TO latido_branch;
