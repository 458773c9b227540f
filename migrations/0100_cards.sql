-- Cards are paid on the provider's own page; the portal keeps where that is, and nothing of the card.
alter table payment_providers drop constraint payment_providers_metode_check,
  add constraint payment_providers_metode_check
    check (metode <@ '{qris,bca,bni,bri,mandiri,permata,kartu}'::text[]);
alter table charges drop constraint charges_metode_check,
  add constraint charges_metode_check check (metode in ('qris', 'bca', 'bni', 'bri', 'mandiri', 'permata', 'kartu')),
  add column halaman_bayar text check (length(halaman_bayar) <= 2000 and halaman_bayar ~ '^https?://');
