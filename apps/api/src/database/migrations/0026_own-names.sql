-- Views kept the columns and orders of their lists as the wire spells them; they keep our names now.
WITH renamed (list, theirs, ours) AS (VALUES
  ('members', 'last_name_1', 'lastName1'),
  ('requests', 'last_name_1', 'lastName1'),
  ('admins', 'last_name_1', 'lastName1'),
  ('admins', 'mobile_phone', 'mobilePhone'),
  ('trainings', 'user_name', 'name'),
  ('trainings', 'device_type', 'deviceType'),
  ('trainings', 'training_name', 'trainingName'),
  ('sensors', 'sensor_name', 'name'),
  ('sensors', 'sensor_mac', 'mac'),
  ('sensors', 'sensor_id_center', 'centerId'),
  ('sensors', 'user_email', 'userEmail'),
  ('sensors', 'ownership_type', 'ownership'),
  ('sensors', 'updated_at', 'updatedAt'),
  ('sensors', 'last_seen_at', 'lastSeenAt'))
UPDATE list_views SET address = address || coalesce((
  SELECT jsonb_object_agg(part, ours) FROM jsonb_each_text(address) AS said (part, theirs)
  JOIN renamed ON renamed.theirs = said.theirs AND renamed.list = list_views.list
  WHERE part IN ('column', 'sort')), '{}');--> statement-breakpoint
UPDATE bans SET kind = 'this-class' WHERE kind = 'this_class';
