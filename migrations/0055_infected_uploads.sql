-- A public file in which a virus was found is shown nowhere any more: every process hears of it.
create trigger stored_files_announce after update on stored_files
  for each row when (old.infected is distinct from new.infected) execute function announce_content_change();
