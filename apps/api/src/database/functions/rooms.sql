-- Unique within a center. Uses the letters of the domain's join codes.
CREATE OR REPLACE FUNCTION give_join_code() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  WHILE NEW.join_code = '' OR EXISTS (
    SELECT FROM rooms r WHERE r.branch_uuid = NEW.branch_uuid AND r.join_code = NEW.join_code AND r.uuid <> NEW.uuid
  ) LOOP
    SELECT string_agg(substr('CDFGHJKMNPQRTVWXY34679', 1 + floor(random() * 22)::int, 1), '') INTO NEW.join_code
      FROM generate_series(1, 5);
  END LOOP;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER rooms_join_code BEFORE INSERT OR UPDATE OF join_code ON rooms FOR EACH ROW EXECUTE FUNCTION give_join_code();
