interface Times {
  durasi: string | null
  tanggal_sertifikasi: string | null
  start_date: string | null
  end_date: string | null
}

/** Duration, else the day of certification, else 'start – end' (spec section 2, Home). */
export function scheduleTime({ durasi, tanggal_sertifikasi, start_date, end_date }: Times): string {
  if (durasi) return durasi
  if (tanggal_sertifikasi) return tanggal_sertifikasi
  const ends = [start_date, end_date].filter((end) => end !== null)
  return ends.length > 0 ? ends.join(' – ') : '-'
}
