-- Where a date is held over the network: told to those who have a seat on it, and to nobody else.
alter table schedules add column ruang_daring text check (ruang_daring ~ '^https?://');
