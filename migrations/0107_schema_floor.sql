-- Which migration a program must at least know of to work on these tables; kept with the contraction that asks for it.
alter table migrations add column floor text check (floor ~ '^\d{4}$');
