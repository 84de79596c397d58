ALTER TABLE "rooms" ADD COLUMN "join_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A short code that no other room of the center has; whoever is there already gets theirs now. The letters are those of
-- the domain's join codes.
CREATE FUNCTION give_join_code() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  WHILE NEW.join_code = '' OR EXISTS (
    SELECT FROM rooms r WHERE r.branch_uuid = NEW.branch_uuid AND r.join_code = NEW.join_code AND r.uuid <> NEW.uuid
  ) LOOP
    SELECT string_agg(substr('CDFGHJKMNPQRTVWXY34679', 1 + floor(random() * 22)::int, 1), '') INTO NEW.join_code
      FROM generate_series(1, 5);
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER rooms_join_code BEFORE INSERT OR UPDATE OF join_code ON rooms FOR EACH ROW EXECUTE FUNCTION give_join_code();--> statement-breakpoint
UPDATE rooms SET join_code = '';--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_join_code" ON "rooms" USING btree ("branch_uuid","join_code");
