INSERT INTO training_types (uuid, name, step_kind, position) VALUES
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0001', 'Functional', NULL, 1),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0002', 'Indoor cycling', NULL, 2),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0003', 'HIIT', NULL, 3),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0004', 'Strength', NULL, 4),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0005', 'Running', 'run', 5),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0006', 'Step', 'steps', 6),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0007', 'Jump rope', 'rope', 7),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0008', 'Trampoline', 'trampoline', 8),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0009', 'Boots', 'boots', 9),
  ('6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0010', 'Plyometrics', 'jumps', 10);
