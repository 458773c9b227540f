-- Two equal lines of a statement are two payments, and two accounts may have equal lines: what a line says is kept beside
-- what it is known by. Lines that were booked before are the first of theirs, of an account that nobody wrote down.
alter table bank_lines
  add column content_print text not null default '',
  add column rekening text,
  add column urutan integer not null default 1;

update bank_lines set content_print = fingerprint;

-- The release before knows a line by its content alone.
create function keep_content_of_bank_line() returns trigger language plpgsql as $$
begin
  if new.content_print = '' then new.content_print := new.fingerprint; end if;
  return new;
end $$;
create trigger bank_lines_content before insert on bank_lines for each row execute function keep_content_of_bank_line();

create index bank_lines_content_print_idx on bank_lines (content_print);
