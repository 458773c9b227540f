-- The list of applications is looked through by category, and a category has schemes.
create index user_trainings_of_scheme on user_trainings (scheme_id, tahap_sejak, id) where tahap <> 'draft';
