-- What only the body knows of the file that the tax office takes: in force from a day on, as every setting.
select add_setting(288, 'npwp_penjual', to_jsonb(''::text), 'angka', 0, 16, 'NPWP lembaga',
  '16 angka. Untuk berkas impor PPN.');
select add_setting(289, 'id_tku_penjual', to_jsonb(''::text), 'angka', 0, 22, 'ID TKU lembaga',
  '22 angka: NPWP lembaga dan nomor tempat kegiatan usaha, 000000 untuk pusat. Untuk berkas impor PPN.');
select add_setting(290, 'kode_transaksi_ppn', to_jsonb('04'::text), 'kode', 2, 2, 'Kode transaksi faktur pajak',
  '04: DPP nilai lain; 01: seluruh biaya. Periksa dengan konsultan pajak lembaga.');
select add_setting(291, 'kode_jasa_ppn', to_jsonb('000000'::text), 'kode', 6, 6, 'Kode barang dan jasa',
  'Dari lembar REF pada templat kantor pajak.');
select add_setting(292, 'satuan_ukur_ppn', to_jsonb('UM.0030'::text), 'kode', 7, 7, 'Satuan ukur',
  'Dari lembar REF pada templat kantor pajak. UM.0030: kegiatan.');
create index on payments (at, id);
drop index payments_at_idx;
