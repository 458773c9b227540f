-- Which versions are the newest of their schemes is counted by two indexes, without the rows of schemes.
create index schemes_newest on schemes (id) include (versi_terbit);
