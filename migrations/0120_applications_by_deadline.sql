-- The list of applications in the order of their deadlines, from either end.
create index user_trainings_by_deadline on user_trainings (due_at, id) where tahap <> 'draft';
