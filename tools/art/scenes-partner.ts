// Partner logos: a symbol and the name as outlines, in middle tones that read on light and dark ground.
import { textPath, textWidth } from '../../src/ground/branding/lettering.ts'
import { type Art, at, circle, createArt, group, line, shape } from './svg.ts'

const tone = {
  green: '#2F9163',
  deep: '#3B8274',
  teal: '#2790A0',
  blue: '#4A86B8',
  gold: '#BA8222',
  clay: '#C76A46',
  grey: '#71857B',
}

const symbols: Record<string, (main: string, second: string) => string> = {
  rimba: (a, b) =>
    shape(
      'M0-72L62-54V8C62 46 30 66 0 76C-30 66-62 46-62 8V-54zM0-60L-51-45V8C-51 38-26 54 0 63C26 54 51 38 51 8V-45z',
      a,
      { fillRule: 'evenodd' },
    ) +
    shape('M0-44L22-12H12L30 16H6V34H-6V16H-30L-12-12H-22z', b) +
    line('M-32 40Q-14 32 0 42Q14 32 32 40', a, 6),
  tirta: (a, b) =>
    shape(
      'M0-74C26-38 52-8 52 24A52 52 0 0 1-52 24C-52-8-26-38 0-74zM0-54C-20-24-40 0-40 24A40 40 0 0 0 40 24C40 0 20-24 0-54z',
      a,
      { fillRule: 'evenodd' },
    ) +
    line('M-36 16Q-18 2 0 16T36 16', b, 8) +
    line('M-30 36Q-15 24 0 36T30 36', b, 8) +
    circle(-8, -8, 5, b) +
    circle(10, -18, 4, b),
  bumi: (a, b) =>
    line('M-40-48A62 62 0 1 0 46-42', a, 10) +
    line('M-46 18Q-20-2 6 14T54 10M-34 42Q-10 24 12 36T40 36', a, 6) +
    shape('M-6 4C-12-40 14-66 60-72C62-32 44 2-6 4z', b) +
    line('M-6 4C10-18 26-36 46-54', '#FAF8F3', 4, { opacity: 0.9 }),
  mangrove: (a, b) =>
    shape('M-62-14C-66-38-42-50-30-44C-24-70 26-74 32-46C50-50 66-34 62-14C48-6-48-6-62-14z', a) +
    line('M0-10V14M0 4Q-16 8-18 50M0 4Q16 8 18 50M-20-8Q-42 8-44 50M20-8Q42 8 44 50', a, 7) +
    line('M-66 56Q-44 44-22 56T22 56T66 56', b, 8),
  iklim: (a, b) =>
    circle(0, -4, 24, b) +
    line('M-44-4A44 44 0 0 1 44-4', b, 8) +
    line('M-64-4A64 64 0 0 1 64-4', a, 8) +
    line('M-64 20H64M-46 40H46M-26 60H26', a, 9),
  katulistiwa: (a, b) =>
    circle(0, 0, 62, 'none', { stroke: a, strokeWidth: 9 }) +
    line('M0-62C-36-30-36 30 0 62M0-62C36-30 36 30 0 62M-54-30H54M-54 30H54', a, 5) +
    line('M-74 0H74', b, 11),
  jaringan: (a, b) =>
    line('M0-60L54-28V34L0 64L-54 34V-28zM0-60L0 2L54 34M0 2L-54 34', a, 6) +
    [
      [0, -60],
      [54, -28],
      [54, 34],
      [0, 64],
      [-54, 34],
      [-54, -28],
    ]
      .map(([x, y]) => circle(x as number, y as number, 12, a))
      .join('') +
    circle(0, 2, 17, b),
  geospasial: (a, b) =>
    group(
      {},
      shape('M0 6L66 36L0 68L-66 36zM0 18L-40 36L0 55L40 36z', a, { fillRule: 'evenodd' }),
      line('M-46 18L-66 8L-30-8M46 18L66 8L30-8', a, 7),
    ) +
    shape('M0 42C-10 18-34 4-34-26A34 34 0 0 1 34-26C34 4 10 18 0 42z', b) +
    circle(0, -26, 13, '#FAF8F3'),
}

interface Partner {
  symbol: string
  lines: [string, string]
  main: string
  second: string
}
const partners: Partner[] = [
  { symbol: 'rimba', lines: ['Universitas', 'Rimba Raya'], main: tone.green, second: tone.gold },
  { symbol: 'tirta', lines: ['Laboratorium', 'Tirta Uji'], main: tone.teal, second: tone.blue },
  { symbol: 'bumi', lines: ['Konsultan', 'Bumi Lestari'], main: tone.deep, second: tone.green },
  { symbol: 'mangrove', lines: ['Yayasan', 'Mangrove Kita'], main: tone.green, second: tone.teal },
  { symbol: 'iklim', lines: ['Institut', 'Iklim Tropis'], main: tone.blue, second: tone.gold },
  { symbol: 'katulistiwa', lines: ['Pusat Studi Lingkungan', 'Khatulistiwa'], main: tone.deep, second: tone.clay },
  { symbol: 'jaringan', lines: ['Jaringan', 'Penyusun Amdal'], main: tone.green, second: tone.clay },
  { symbol: 'geospasial', lines: ['Geospasial', 'Nusantara'], main: tone.teal, second: tone.clay },
]

function logo(partner: Partner, index: number): Art {
  const art = createArt(`mitra-${index}`, 640, 240)
  const [small, large] = partner.lines
  const fitting = (text: string, size: number, weight: number) =>
    Math.min(size, (size * 400) / textWidth(text, { size, weight }))
  const big = fitting(large, 62, 800)
  const little = fitting(small, 36, 600)
  art.add(at(116, 120, 1.12, symbols[partner.symbol]?.(partner.main, partner.second) ?? ''))
  art.add(
    shape(textPath(small, 214, 104, { size: little, weight: 600 }), tone.grey),
    shape(textPath(large, 212, 112 + big * 0.86, { size: big, weight: 800 }), partner.main),
  )
  return art
}

/** mitra-01 … mitra-08. */
export const partnerLogos = (): Record<string, Art> =>
  Object.fromEntries(partners.map((partner, i) => [`mitra-${String(i + 1).padStart(2, '0')}`, logo(partner, i + 1)]))
