import { DEMO_PASSWORD } from '../../demo/password.ts'
import type { Form } from '../form-mishaps.ts'
import { LONG, sentences } from './row.ts'

const good = { Nama: 'Kepala Sekretariat', Email: 'kepala@example.com', 'No. HP': '0811-0000-0001' }

/** Forms that only a portal without anybody shows: e2e/first-start.long.test.ts knows the address, and meets them. */
export const FIRST_START_FORMS: Record<string, Omit<Form, 'at'>> = {
  'src/features/platform/portal/pages/FirstAdministrator.tsx': {
    ...{ button: 'Buat akun administrator', closed: true },
    given: {
      good,
      rubbish: { Nama: 'x', Email: 'bukan email', 'No. HP': 'abc', Password: '123' },
      tooLong: { ...good, Nama: LONG, Password: DEMO_PASSWORD },
      emoji: { ...good, Nama: '🌿🦜', 'No. HP': '🌿', Password: DEMO_PASSWORD },
    },
    said: sentences({
      empty: 'Nama wajib diisi.',
      rubbish: 'Tulis email yang lengkap, misalnya nama@contoh.co.id.',
      tooLong: 'Nama paling panjang 255 huruf.',
      emoji: 'No. HP berisi 8–20 angka, boleh dengan +, -, kurung, titik, dan spasi.',
    }),
  },
}
