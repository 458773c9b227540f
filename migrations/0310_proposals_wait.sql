-- A proposal after years without maintenance waits while another case about the certificate is open.
alter table certificate_years add column proposal_waits boolean not null default false;
comment on column certificate_years.proposal_waits is
  'A suspension is to be proposed for this year once no other case about the certificate is open.';
create index certificate_years_proposal_waits on certificate_years (id) where proposal_waits;

-- Mends those that were lost: the year was marked while another case was open, and nothing was proposed at that moment.
update certificate_years as y set proposal_waits = true
from sent_reminders as sent
where sent.certificate_id = y.certificate_id and sent.jenis = 'risiko' and sent.reference_day = y.selesai
  and exists (select from sanctions as other where other.certificate_id = y.certificate_id and other.opened_at <= sent.at
    and (other.decided_at is null or other.decided_at > sent.at))
  and not exists (select from sanctions as own where own.certificate_id = y.certificate_id
    and own.alasan = 'tanpa_pemeliharaan' and own.opened_at >= sent.at);
