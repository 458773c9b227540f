-- Whoever puts a former address back takes back what was fetched into wallets meanwhile: those no longer count.
alter table wallet_credentials add column ended_at timestamptz;
