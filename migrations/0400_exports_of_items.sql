-- group: exams
-- An item that goes out in a package is opened, too.

alter table item_openings drop constraint item_openings_cara_check,
  add constraint item_openings_cara_check check (cara in ('layar', 'cetak', 'ekspor'));
comment on column item_openings.cara is 'Way. On a screen, printed, or in a package that went out.';
