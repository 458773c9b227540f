-- One row where the demonstration was seeded: such a database is never run as a live one.
create table demonstration (
  id smallint primary key default 1 check (id = 1),
  seeded_at timestamptz not null default now()
);

-- Those seeded before are known by an invented address together with its invented telephone.
insert into demonstration (seeded_at)
select min(created_at) from users
where (email, phone) in (
  ('anggota.baru@example.com', '+628110000001'),
  ('anggota@example.com', '+628110000002'),
  ('pemegang@example.com', '+628110000003'),
  ('penguji@example.com', '+628110000004'),
  ('admin@example.com', '+628110000005'),
  ('penguji.kedua@example.com', '+628110000006'),
  ('verifikasi@example.com', '+628110000007'),
  ('keputusan@example.com', '+628110000008'),
  ('pengaduan@example.com', '+628110000009'),
  ('peserta@example.com', '+628110000011'),
  ('peserta.banding@example.com', '+628110000012'),
  ('maria.lantang@example.com', '+628110000013'),
  ('yusuf.rahman@example.com', '+628110000014'),
  ('pemegang.lama@example.com', '+628110000015')
)
having count(*) > 0;
