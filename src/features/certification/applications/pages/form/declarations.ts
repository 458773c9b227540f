/** The statements made together under one tick (domain 2.8), each with its field name in the API. */
export const STATEMENTS = [
  ['kebenaran', 'Seluruh isian dan berkas yang saya berikan benar dan dapat saya buktikan.'],
  ['kode_etik', 'Saya mematuhi kode etik penyusun Amdal.'],
  ['kerahasiaan', 'Saya menjaga kerahasiaan materi uji dan tidak menyebarkannya dalam bentuk apa pun.'],
  [
    'penggunaan_sertifikat',
    'Saya memakai sertifikat hanya untuk lingkup yang tercantum, dan berhenti memakainya bila dibekukan atau dicabut.',
  ],
] as const

/** A consent of its own, as the law on personal data wants it. */
export const DATA_CONSENT = 'Saya menyetujui pemrosesan data pribadi saya untuk keperluan sertifikasi ini.'
