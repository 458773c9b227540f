-- A search that most rows answer is walked through by an index that has its text too: rows of accounts and applications
-- are wide, and one of each is read from another page. Both lists are a few of all rows. What joins have that a count
-- leaves out is included as well, since PostgreSQL still wants it.
create index users_of_staff on users (id) include (search_text) where role <> 'user';
create index user_trainings_to_decide on user_trainings (id) include (search_text, user_id, schedule_id)
  where tahap = 'menunggu_keputusan';
