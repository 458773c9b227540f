import { calls } from '../../lib/call.ts'

export const accountCalls = calls({
  getCsrfCookie: {
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    access: 'public',
    summary: 'Pasangan kuki dan tajuk pelindung dari pemalsuan permintaan',
    answer: 'nothing',
    problems: [],
  },
})
