-- Renewal: of which certificate, when it can be applied for, and by which methods it is examined.

alter table user_trainings
  -- Also of a re-test that a renewal led to.
  add column memperpanjang_id integer references certificates (id),
  -- Settled when a renewal is sent; null: the scheme's.
  add column metode_uji text[],
  -- Why a renewal is examined in full, as it was when it was sent.
  add column alasan_uji_penuh text[] not null default '{}';
create index on user_trainings (memperpanjang_id) where memperpanjang_id is not null;

update user_trainings as own set memperpanjang_id = (
    select old.id from certificates as old
    where old.user_id = own.user_id and old.status in ('aktif', 'dibekukan')
      and upper(old.kualifikasi) = upper(coalesce(schemes.kualifikasi, old.kualifikasi))
      and not exists (select from certificates as next where next.replaces_id = old.id)
    order by old.valid_until desc, old.id desc limit 1
  )
  from schemes where schemes.id = own.scheme_id and own.jenis_permohonan = 'perpanjangan' and own.tahap <> 'diterbitkan';

-- The first day on which a certificate can be renewed: what a setting has opened, a later one does not close.
create function renewal_opens(valid_until date) returns date language sql stable as $$
  select min(opened) from (
    select greatest(berlaku_sejak, valid_until - value::int) as opened,
      lead(berlaku_sejak) over (order by berlaku_sejak) as until
    from setting_values where key = 'jendela_perpanjangan'
  ) as spans where until is null or opened < until
$$;

-- The last day on which it can be, after its end and with a flag; by the setting of the day on which that was opened.
create function renewal_closes(valid_until date) returns date language sql stable as $$
  select valid_until + setting_on('tenggang_perpanjangan', renewal_opens(valid_until))::int
$$;
