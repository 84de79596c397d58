CREATE TABLE "training_counts" (
	"branch_uuid" uuid PRIMARY KEY NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_counts" ADD CONSTRAINT "training_counts_branch_uuid_branches_uuid_fk" FOREIGN KEY ("branch_uuid") REFERENCES "public"."branches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainings_listed" ON "trainings" USING btree ("branch_uuid","start_at","uuid") WHERE "trainings"."member_uuid" is not null;
--> statement-breakpoint
ALTER TABLE training_counts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON training_counts TO latido_branch USING (branch_uuid = current_branch());--> statement-breakpoint
GRANT SELECT ON training_counts TO latido_branch;--> statement-breakpoint
-- Everybody who changes trainings of a branch takes its count first, so that nobody waits for it holding what another waits for.
CREATE FUNCTION hold_training_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM 1 FROM training_counts WHERE branch_uuid = current_branch() FOR UPDATE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_trainings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO training_counts AS c (branch_uuid, listed, version)
      SELECT branch_uuid, count(member_uuid), 1 FROM new_rows GROUP BY branch_uuid
      ON CONFLICT (branch_uuid) DO UPDATE SET listed = c.listed + excluded.listed, version = c.version + 1;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE training_counts AS c SET listed = c.listed - gone.listed, version = c.version + 1
      FROM (SELECT branch_uuid, count(member_uuid)::int AS listed FROM old_rows GROUP BY branch_uuid) gone
      WHERE c.branch_uuid = gone.branch_uuid;
  ELSE
    UPDATE training_counts AS c SET listed = c.listed + changed.listed, version = c.version + 1
      FROM (
        SELECT n.branch_uuid, (count(n.member_uuid) - count(o.member_uuid))::int AS listed
        FROM new_rows n JOIN old_rows o USING (uuid) GROUP BY n.branch_uuid
      ) changed
      WHERE c.branch_uuid = changed.branch_uuid;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER trainings_hold BEFORE INSERT OR UPDATE OR DELETE ON trainings FOR EACH STATEMENT EXECUTE FUNCTION hold_training_count();--> statement-breakpoint
CREATE TRIGGER trainings_inserted AFTER INSERT ON trainings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();--> statement-breakpoint
CREATE TRIGGER trainings_deleted AFTER DELETE ON trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();--> statement-breakpoint
CREATE TRIGGER trainings_updated AFTER UPDATE ON trainings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();--> statement-breakpoint
INSERT INTO training_counts (branch_uuid, listed, version)
  SELECT branch_uuid, count(member_uuid), 1 FROM trainings GROUP BY branch_uuid;
