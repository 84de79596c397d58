-- Sums of a training for the roll-ups, negative for a deleted one.
CREATE OR REPLACE FUNCTION sum_of_training(branch uuid, start_at timestamptz, zone text, type uuid, member uuid, seconds integer,
  calories double precision, points double precision, sign integer) RETURNS training_sum LANGUAGE sql STABLE
  AS $$ SELECT ROW(branch, (start_at AT TIME ZONE zone)::date, type, member, sign, sign * seconds::bigint,
    CASE WHEN calories IS NULL THEN 0 ELSE sign END, sign * round(coalesce(calories, 0) * 1000000)::bigint,
    sign * round(points * 1000000)::bigint)::training_sum $$;

CREATE OR REPLACE FUNCTION add_to_roll_ups(sums training_sum[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO training_days AS d (branch_uuid, day, training_type_uuid, trainings, seconds, with_calories, calories, points)
    SELECT branch_uuid, day, training_type_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM unnest(sums) GROUP BY 1, 2, 3 HAVING (sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)) <> (0, 0, 0, 0, 0)
    ORDER BY 1, 2, 3
    ON CONFLICT (branch_uuid, day, training_type_uuid) DO UPDATE SET trainings = d.trainings + excluded.trainings,
      seconds = d.seconds + excluded.seconds, with_calories = d.with_calories + excluded.with_calories,
      calories = d.calories + excluded.calories, points = d.points + excluded.points;
  INSERT INTO member_days AS d (branch_uuid, day, member_uuid, trainings, seconds, with_calories, calories, points)
    SELECT branch_uuid, day, member_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM unnest(sums) WHERE member_uuid IN (SELECT uuid FROM members)
    GROUP BY 1, 2, 3 HAVING (sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)) <> (0, 0, 0, 0, 0)
    ORDER BY 1, 2, 3
    ON CONFLICT (branch_uuid, day, member_uuid) DO UPDATE SET trainings = d.trainings + excluded.trainings,
      seconds = d.seconds + excluded.seconds, with_calories = d.with_calories + excluded.with_calories,
      calories = d.calories + excluded.calories, points = d.points + excluded.points;
  INSERT INTO member_months AS d (branch_uuid, month, member_uuid, trainings, seconds, with_calories, calories, points)
    SELECT branch_uuid, date_trunc('month', day)::date, member_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM unnest(sums) WHERE member_uuid IN (SELECT uuid FROM members)
    GROUP BY 1, 2, 3 HAVING (sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)) <> (0, 0, 0, 0, 0)
    ORDER BY 1, 2, 3
    ON CONFLICT (branch_uuid, month, member_uuid) DO UPDATE SET trainings = d.trainings + excluded.trainings,
      seconds = d.seconds + excluded.seconds, with_calories = d.with_calories + excluded.with_calories,
      calories = d.calories + excluded.calories, points = d.points + excluded.points;
  DELETE FROM training_days d USING unnest(sums) s
    WHERE s.trainings < 0 AND d.branch_uuid = s.branch_uuid AND d.day = s.day AND d.training_type_uuid = s.training_type_uuid AND d.trainings = 0;
  DELETE FROM member_days d USING unnest(sums) s
    WHERE s.trainings < 0 AND d.branch_uuid = s.branch_uuid AND d.day = s.day AND d.member_uuid = s.member_uuid AND d.trainings = 0;
  DELETE FROM member_months d USING unnest(sums) s
    WHERE s.trainings < 0 AND d.branch_uuid = s.branch_uuid AND d.month = date_trunc('month', s.day)::date AND d.member_uuid = s.member_uuid AND d.trainings = 0;
END $$;

CREATE OR REPLACE FUNCTION roll_up_trainings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  sums training_sum[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(sum_of_training(n.branch_uuid, n.start_at, b.zone, n.training_type_uuid, n.member_uuid, n.duration_seconds, n.calories, n.points, 1)) INTO sums FROM new_rows n JOIN branches b ON b.uuid = n.branch_uuid;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(sum_of_training(o.branch_uuid, o.start_at, b.zone, o.training_type_uuid, o.member_uuid, o.duration_seconds, o.calories, o.points, -1)) INTO sums FROM old_rows o JOIN branches b ON b.uuid = o.branch_uuid;
  ELSE
    SELECT array_agg(s) INTO sums FROM (
      SELECT sum_of_training(n.branch_uuid, n.start_at, b.zone, n.training_type_uuid, n.member_uuid, n.duration_seconds, n.calories, n.points, 1) AS s FROM new_rows n JOIN branches b ON b.uuid = n.branch_uuid
      UNION ALL
      SELECT sum_of_training(o.branch_uuid, o.start_at, b.zone, o.training_type_uuid, o.member_uuid, o.duration_seconds, o.calories, o.points, -1) FROM old_rows o JOIN branches b ON b.uuid = o.branch_uuid
    ) AS changed;
  END IF;
  IF sums IS NOT NULL THEN PERFORM add_to_roll_ups(sums); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER trainings_rolled_up_inserted AFTER INSERT ON trainings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_trainings();
CREATE OR REPLACE TRIGGER trainings_rolled_up_deleted AFTER DELETE ON trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_trainings();
CREATE OR REPLACE TRIGGER trainings_rolled_up_updated AFTER UPDATE ON trainings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION roll_up_trainings();

-- For a center whose time zone changes, which changes the days of trainings.
CREATE OR REPLACE FUNCTION rebuild_roll_ups(center uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  DELETE FROM training_days WHERE branch_uuid = center;
  DELETE FROM member_days WHERE branch_uuid = center;
  DELETE FROM member_months WHERE branch_uuid = center;
  CREATE TEMPORARY TABLE sums_of_center ON COMMIT DROP AS
    SELECT (t.start_at AT TIME ZONE b.zone)::date AS day, t.training_type_uuid, t.member_uuid, count(*)::int AS trainings,
      sum(t.duration_seconds)::bigint AS seconds, count(t.calories)::int AS with_calories,
      sum(round(coalesce(t.calories, 0) * 1000000)::bigint)::bigint AS calories, sum(round(t.points * 1000000)::bigint)::bigint AS points
    FROM trainings t JOIN branches b ON b.uuid = t.branch_uuid WHERE t.branch_uuid = center GROUP BY 1, 2, 3;
  INSERT INTO training_days (branch_uuid, day, training_type_uuid, trainings, seconds, with_calories, calories, points)
    SELECT center, day, training_type_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM sums_of_center GROUP BY 2, 3;
  INSERT INTO member_days (branch_uuid, day, member_uuid, trainings, seconds, with_calories, calories, points)
    SELECT center, day, member_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM sums_of_center WHERE member_uuid IS NOT NULL GROUP BY 2, 3;
  INSERT INTO member_months (branch_uuid, month, member_uuid, trainings, seconds, with_calories, calories, points)
    SELECT center, date_trunc('month', day)::date, member_uuid, sum(trainings), sum(seconds), sum(with_calories), sum(calories), sum(points)
    FROM sums_of_center WHERE member_uuid IS NOT NULL GROUP BY 2, 3;
  DROP TABLE sums_of_center;
END $$;

CREATE OR REPLACE FUNCTION rebuild_after_zone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM rebuild_roll_ups(NEW.uuid);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER branches_moved AFTER UPDATE OF zone ON branches FOR EACH ROW WHEN (OLD.zone IS DISTINCT FROM NEW.zone) EXECUTE FUNCTION rebuild_after_zone();
