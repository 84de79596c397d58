-- A policy's condition is asked of every row that a statement looks at, and to ask for the branch costs more than to
-- compare it. As a subselect the branch is asked for once a statement. What is written is still checked row by row.
DO $$
DECLARE policy record;
BEGIN
  FOR policy IN SELECT tablename, qual FROM pg_policies WHERE schemaname = 'public' AND policyname = 'branch_only'
  LOOP
    EXECUTE format('ALTER POLICY branch_only ON %I USING %s', policy.tablename,
      replace(policy.qual, 'current_branch()', '(SELECT current_branch())'));
  END LOOP;
END $$;
