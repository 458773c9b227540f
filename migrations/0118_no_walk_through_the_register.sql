-- contract: 0114
-- Searches by words ask samples since then; before, they walked through the register by this index.
drop index certificates_walk;
