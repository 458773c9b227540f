// Portraits of the examiners, on plain green, and of members as such photographs are asked for: on red.
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { type Look, portrait } from './portrait.ts'
import type { Art } from './svg.ts'

const BLACK = ink[900]
const RED = '#B3261E'

const EXAMINERS: Record<string, Omit<Look, 'halo'>> = {
  // Ratna Kusumawardhani
  'penguji-01': {
    ground: green[300],
    skin: 2,
    hair: teal[700],
    style: 'hijab',
    cloth: green[800],
    accent: gold[400],
    wear: 'tunic',
  },
  // Bonar Parlindungan Simatupang
  'penguji-02': {
    ground: green[400],
    skin: 1,
    hair: '#C9CCC8',
    style: 'grey',
    cloth: earth[800],
    accent: gold[500],
    wear: 'batik',
    glasses: true,
    moustache: true,
  },
  // Ni Luh Putu Sekarini
  'penguji-03': {
    ground: mix(green[300], teal[300], 0.5),
    skin: 3,
    hair: BLACK,
    style: 'bun',
    cloth: teal[800],
    accent: paper[200],
    wear: 'blazer',
    glasses: true,
  },
  // Raden Roro Anggraini Puspitaningtyas
  'penguji-04': {
    ground: mix(green[400], green[500], 0.4),
    skin: 2,
    hair: BLACK,
    style: 'sanggul',
    cloth: clay[700],
    accent: clay[400],
    wear: 'kebaya',
  },
  // Andi Tenri Maharani
  'penguji-05': {
    ground: green[200],
    skin: 2,
    hair: clay[500],
    style: 'hijab',
    cloth: ink[700],
    accent: clay[400],
    wear: 'blazer',
    glasses: true,
  },
  // Yohanis Wanggai
  'penguji-06': {
    ground: mix(green[300], gold[400], 0.25),
    skin: 0,
    hair: BLACK,
    style: 'curly',
    cloth: green[900],
    accent: clay[500],
    wear: 'batik',
    beard: true,
  },
  // Hendra Gunawan Lesmana
  'penguji-07': {
    ground: mix(teal[300], paper[200], 0.3),
    skin: 3,
    hair: BLACK,
    style: 'short',
    cloth: ink[700],
    accent: teal[700],
    wear: 'suit',
  },
}

const MEMBERS: Record<string, Look> = {
  'pasfoto-bagas': {
    ground: RED,
    skin: 2,
    hair: BLACK,
    style: 'short',
    cloth: ink[700],
    accent: green[700],
    wear: 'suit',
    moustache: true,
  },
  'pasfoto-wening': {
    ground: RED,
    skin: 3,
    hair: paper[300],
    style: 'hijab',
    cloth: teal[800],
    accent: paper[200],
    wear: 'blazer',
  },
  'pasfoto-ratih': {
    ground: RED,
    skin: 2,
    hair: BLACK,
    style: 'long',
    cloth: green[800],
    accent: paper[100],
    wear: 'blazer',
    glasses: true,
  },
  'pasfoto-arif': {
    ground: RED,
    skin: 1,
    hair: BLACK,
    style: 'short',
    cloth: teal[800],
    accent: clay[700],
    wear: 'suit',
    glasses: true,
  },
  'pasfoto-gita': {
    ground: RED,
    skin: 2,
    hair: green[700],
    style: 'hijab',
    cloth: ink[700],
    accent: gold[400],
    wear: 'tunic',
  },
  'pasfoto-maria': {
    ground: RED,
    skin: 1,
    hair: BLACK,
    style: 'bun',
    cloth: ink[700],
    accent: paper[100],
    wear: 'blazer',
  },
  'pasfoto-yusuf': {
    ground: RED,
    skin: 2,
    hair: BLACK,
    style: 'peci',
    cloth: earth[800],
    accent: gold[400],
    wear: 'batik',
    beard: true,
  },
  'pasfoto-laksmi': {
    ground: RED,
    skin: 2,
    hair: '#6B2D5C',
    style: 'hijab',
    cloth: ink[700],
    accent: gold[400],
    wear: 'tunic',
  },
  'pasfoto-hasan': {
    ground: RED,
    skin: 1,
    hair: BLACK,
    style: 'curly',
    cloth: green[900],
    accent: gold[500],
    wear: 'suit',
    moustache: true,
  },
  'pasfoto-intan': {
    ground: RED,
    skin: 3,
    hair: BLACK,
    style: 'long',
    cloth: teal[800],
    accent: paper[200],
    wear: 'blazer',
  },
}

/** Returns the portraits in the size in which examiners are shown. */
export const examiners = (): Record<string, Art> =>
  Object.fromEntries(Object.entries(EXAMINERS).map(([name, look]) => [name, portrait(name, { ...look, halo: true })]))

/** Returns the passport photos of members, in the ratio of two to three. */
export const passportPhotos = (): Record<string, Art> =>
  Object.fromEntries(Object.entries(MEMBERS).map(([name, look]) => [name, portrait(name, look, 1200)]))
