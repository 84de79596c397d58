ALTER TABLE "training_records" ADD COLUMN "last_seconds" smallint[];--> statement-breakpoint
ALTER TABLE "training_records" ADD COLUMN "calories" real[];--> statement-breakpoint
CREATE INDEX "training_records_by_second" ON "training_records" USING btree ("training_uuid") WHERE "training_records"."step_seconds" = 1;--> statement-breakpoint
-- the demo's older trainings have had minutes from the start, each of a whole one
UPDATE "training_records" SET "last_seconds" = array_fill((step_seconds - 1)::smallint, ARRAY[cardinality("heart_rates")]) WHERE "step_seconds" > 1;
