-- A key may also lie in a token (PKCS #11) or at a provider (CSC API); private_key then seals what opens it.
alter table signing_certificates drop constraint signing_certificates_jenis_check;
alter table signing_certificates add constraint signing_certificates_jenis_check
  check (jenis in ('akar', 'sendiri', 'p12', 'token', 'penyedia'));

-- Why nothing is signed with it until somebody gives its secret again: a wrong PIN is tried once, as tokens lock.
alter table signing_certificates add column sebab_berhenti text check (sebab_berhenti <> '');
