-- By whom stamps of time have to be signed, as PEM; empty: by a certificate that the world's authorities vouch for.
alter table signing_plan add column sertifikat_tsa text not null default '' check (length(sertifikat_tsa) <= 20000);
