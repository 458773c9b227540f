-- group: quality
-- The register of processing is a table in code; here is what the body itself adds to it.
select add_setting(520, 'pejabat_pdp', '""', '', 0, 100, 'Pejabat pelindungan data pribadi',
  'Nama atau jabatannya, sebagaimana tampil pada Kebijakan Privasi dan surat tentang data pribadi.');
select add_setting(521, 'kontak_pdp', '""', '', 0, 200, 'Kontak pejabat pelindungan data pribadi',
  'Alamat email atau nomor telepon yang dapat dihubungi siapa pun.');
select add_setting(522, 'jawab_permintaan_data', '14', 'hari', 1, 60, 'Jawaban permintaan tentang data pribadi',
  'Untuk permintaan yang batasnya tidak ditetapkan undang-undang; yang lain dijawab dalam 3 × 24 jam.');

create table processing_notes (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kegiatan text not null unique check (length(kegiatan) between 1 and 40),
  catatan text not null check (length(catatan) <= 2000),
  written_by integer not null references users (id),
  written_at timestamptz not null
);
comment on table processing_notes is
  'What the body adds to an activity of the register of processing; the register itself is a table in code.';
create index processing_notes_written_by_idx on processing_notes (written_by);
