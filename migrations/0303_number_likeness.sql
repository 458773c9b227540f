-- Numbers that are like each other: what a typed number may have meant is offered before anything is said about validity.

-- Separators are one, zeros before a number do not count, and O is 0, l and I are 1.
create function number_likeness(nomor text) returns text language sql immutable parallel safe return
  btrim(regexp_replace(translate(regexp_replace(fold_text(nomor), '[^a-z0-9]+', '-', 'g'), 'oil', '011'),
    '(^|-)0+(?=[0-9])', '\1', 'g'), '-');
comment on function number_likeness is 'A number as it is compared when it is not found: by what it looks like.';

-- The groups of digits alone, for a letter that was mistyped; null for a single group, which says too little.
create function number_digits(nomor text) returns text language sql immutable parallel safe return
  case when nomor ~ '[0-9][^0-9]+[0-9]'
    then btrim(regexp_replace(regexp_replace(nomor, '[^0-9]+', '-', 'g'), '(^|-)0+(?=[0-9])', '\1', 'g'), '-')
  end;
comment on function number_digits is 'The digits of a number, by groups; null where it has a single group.';

create index certificates_by_likeness on certificates (number_likeness(no_sertifikasi) collate "C");
create index certificates_by_registration_likeness on certificates (number_likeness(no_registrasi) collate "C")
  where no_registrasi is not null;
create index certificates_by_digits on certificates (number_digits(no_sertifikasi) collate "C");
