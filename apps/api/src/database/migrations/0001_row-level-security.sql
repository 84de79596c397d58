-- Branch-scoped handles act as the role latido_branch, made before this; its name is each database's own, see
-- db/branch-role.ts. It owns nothing, so the policies below bind it on both engines.
GRANT USAGE ON SCHEMA public TO latido_branch;--> statement-breakpoint
CREATE FUNCTION current_branch() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.branch', true), '')::uuid $$;--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'branch_uuid'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY branch_only ON %I TO latido_branch USING (branch_uuid = current_branch()) WITH CHECK (branch_uuid = current_branch())', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO latido_branch', t);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE branches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY branch_only ON branches TO latido_branch USING (uuid = current_branch()) WITH CHECK (uuid = current_branch());--> statement-breakpoint
GRANT SELECT, UPDATE ON branches TO latido_branch;--> statement-breakpoint
GRANT SELECT ON training_types TO latido_branch;
