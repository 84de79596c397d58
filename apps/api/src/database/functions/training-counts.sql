-- Locks the branch's count before every change of its trainings, which prevents deadlocks.
CREATE OR REPLACE FUNCTION hold_training_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM 1 FROM training_counts WHERE branch_uuid = current_branch() FOR UPDATE;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER trainings_hold BEFORE INSERT OR UPDATE OR DELETE ON trainings FOR EACH STATEMENT EXECUTE FUNCTION hold_training_count();

CREATE OR REPLACE FUNCTION count_trainings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
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
END $$;
CREATE OR REPLACE TRIGGER trainings_inserted AFTER INSERT ON trainings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();
CREATE OR REPLACE TRIGGER trainings_deleted AFTER DELETE ON trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();
CREATE OR REPLACE TRIGGER trainings_updated AFTER UPDATE ON trainings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trainings();
