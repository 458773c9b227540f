/**
 * Returns the cut score that counts for an exam: that of the form it is written with, else that of the scheme's version;
 * null where the setting says it.
 */
export const countingCutScore = (
  form: { batas_nilai: number | null } | null,
  version: { batas_nilai_tulis: number | null },
): number | null => form?.batas_nilai ?? version.batas_nilai_tulis
