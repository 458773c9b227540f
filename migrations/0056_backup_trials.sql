-- A trial restore of the newest archive that the office asked for: it waits, runs, and ends in verified_at and catatan_uji.
alter table backups
  add column trial_asked_at timestamptz,
  add column trial_began_at timestamptz,
  add check (trial_asked_at is null or (nama is not null and status = 'selesai')),
  add check (trial_began_at is null or trial_asked_at is not null);
-- One at a time.
create unique index backups_trial on backups ((true)) where trial_asked_at is not null;
