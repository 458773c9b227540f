-- PPN as an invoice was issued with, and the serial number of the e-meterai on its receipt.
alter table invoices
  -- Per mille; 0: no PPN.
  add column tarif_ppn integer not null default 0 check (tarif_ppn between 0 and 1000),
  -- What the rate was applied to, in whole rupiah: the price, or the part of it that the rules name.
  add column dpp bigint check (dpp >= 0),
  -- Whole rupiah; one of the items.
  add column ppn bigint not null default 0 check (ppn >= 0),
  add column nomor_meterai text check (length(nomor_meterai) between 1 and 40),
  add constraint invoices_tax check ((tarif_ppn = 0) = (dpp is null) and (tarif_ppn > 0 or ppn = 0)),
  add constraint invoices_stamped check (nomor_meterai is null or nomor_kuitansi is not null);

-- What was billed stays as it was billed.
create function refuse_change_of_bill() returns trigger language plpgsql as $$
begin
  raise exception 'the lines of an invoice that was issued stay';
end $$;
create trigger invoices_lines_stay before update on invoices for each row
  when ((new.items, new.tarif_ppn, new.dpp, new.ppn, new.total - new.kode_unik)
    is distinct from (old.items, old.tarif_ppn, old.dpp, old.ppn, old.total - old.kode_unik))
  execute function refuse_change_of_bill();

select add_setting(286, 'tarif_ppn', to_jsonb(0), 'per seribu', 0, 1000, 'Tarif PPN',
  '0: tanpa PPN. 120 berarti 12%. Berlaku untuk invoice yang terbit sejak harinya; yang sudah terbit tidak berubah. Biaya pada halaman skema dan jadwal belum memuatnya: sebutkan itu pada keterangan skema.');
select add_setting(287, 'bagian_dpp', to_jsonb(11), 'per dua belas', 1, 12, 'Dasar pengenaan pajak (DPP)',
  'Bagian biaya yang dikenai tarif. 11: DPP nilai lain 11/12, jadi tarif 12% menghasilkan 11% dari biaya. 12: seluruh biaya.');
