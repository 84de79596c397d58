ALTER TABLE "branches" ADD COLUMN "first_steps_put_away_at" timestamp with time zone;--> statement-breakpoint
-- Centers that are at work need no list of first steps.
UPDATE branches SET first_steps_put_away_at = now();--> statement-breakpoint
ALTER TABLE "training_types" ADD COLUMN "branch_uuid" uuid;--> statement-breakpoint
ALTER TABLE "training_types" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "training_types" ADD COLUMN "name_es" text;--> statement-breakpoint
UPDATE training_types SET name_en = name, name_es = CASE name
  WHEN 'Functional' THEN 'Funcional' WHEN 'Indoor cycling' THEN 'Ciclismo indoor' WHEN 'Strength' THEN 'Fuerza'
  WHEN 'Running' THEN 'Carrera' WHEN 'Jump rope' THEN 'Cuerda' WHEN 'Trampoline' THEN 'Trampolín'
  WHEN 'Boots' THEN 'Botas' WHEN 'Plyometrics' THEN 'Pliometría' ELSE name END;--> statement-breakpoint
-- The types were shared by all centers; each gets its own, and what was trained points at them.
ALTER TABLE "training_types" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
INSERT INTO training_types (uuid, branch_uuid, name_en, name_es, step_kind, position)
  SELECT gen_random_uuid(), b.uuid, t.name_en, t.name_es, t.step_kind, t.position
  FROM branches b CROSS JOIN training_types t WHERE t.branch_uuid IS NULL;--> statement-breakpoint
UPDATE classes c SET training_type_uuid = own.uuid FROM training_types shared, training_types own
  WHERE shared.uuid = c.training_type_uuid AND shared.branch_uuid IS NULL
    AND own.branch_uuid = c.branch_uuid AND own.position = shared.position;--> statement-breakpoint
UPDATE trainings t SET training_type_uuid = own.uuid FROM training_types shared, training_types own
  WHERE shared.uuid = t.training_type_uuid AND shared.branch_uuid IS NULL
    AND own.branch_uuid = t.branch_uuid AND own.position = shared.position;--> statement-breakpoint
DELETE FROM training_types WHERE branch_uuid IS NULL;--> statement-breakpoint
ALTER TABLE "training_types" ALTER COLUMN "branch_uuid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_types" ALTER COLUMN "name_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_types" ALTER COLUMN "name_es" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_types" ADD CONSTRAINT "training_types_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_types_branch" ON "training_types" USING btree ("branch_uuid","position");--> statement-breakpoint
ALTER TABLE "training_types" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE training_types ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON training_types TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch());--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON training_types TO latido_branch;
