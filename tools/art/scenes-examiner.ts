// Calm portraits of examiners on plain green, with simplified faces.
import { clay, earth, gold, green, ink, mix, paper, skin, teal } from './palette.ts'
import { type Art, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

interface Look {
  ground: string
  skin: number
  hair: string
  style: 'hijab' | 'short' | 'grey' | 'bun' | 'peci'
  cloth: string
  accent: string
  wear: 'blazer' | 'batik' | 'tunic' | 'shirt'
  glasses?: boolean
  beard?: boolean
}

const looks: Look[] = [
  { ground: green[300], skin: 2, hair: teal[700], style: 'hijab', cloth: green[800], accent: gold[400], wear: 'tunic' },
  {
    ground: green[400],
    skin: 1,
    hair: '#C9CCC8',
    style: 'grey',
    cloth: earth[800],
    accent: gold[500],
    wear: 'batik',
    glasses: true,
  },
  {
    ground: mix(green[300], teal[300], 0.5),
    skin: 3,
    hair: ink[900],
    style: 'bun',
    cloth: teal[800],
    accent: paper[200],
    wear: 'blazer',
    glasses: true,
  },
  {
    ground: mix(green[400], green[500], 0.4),
    skin: 0,
    hair: ink[900],
    style: 'peci',
    cloth: clay[700],
    accent: gold[400],
    wear: 'batik',
    beard: true,
  },
  {
    ground: green[200],
    skin: 2,
    hair: clay[500],
    style: 'hijab',
    cloth: ink[700],
    accent: clay[400],
    wear: 'blazer',
    glasses: true,
  },
]

const face = 'M304 372C296 262 336 214 400 214S504 262 496 372C490 452 446 504 400 504S310 452 304 372z'
const shoulders = 'M84 1000C88 800 160 716 292 680L346 658Q400 716 454 658L508 680C640 716 712 800 716 1000z'

/** Kawung rosettes in rows, as on a batik shirt. */
function kawung(art: Art, colour: string): string {
  const petal = 'M0-4C-11-12-11-26 0-34C11-26 11-12 0-4z'
  const rosette =
    [45, 135, 225, 315].map((turn) => group({ transform: `rotate(${turn})` }, shape(petal, colour))).join('') +
    circle(0, 0, 3, colour)
  const id = art.define(
    (name) =>
      `<pattern id="${name}" width="76" height="76" patternUnits="userSpaceOnUse"><g transform="translate(38 38)">${rosette}</g>${[
        [0, 0],
        [76, 0],
        [0, 76],
        [76, 76],
      ]
        .map(([x, y]) => circle(x as number, y as number, 6, colour))
        .join('')}</pattern>`,
  )
  return `url(#${id})`
}

function clothes(art: Art, look: Look): string {
  const dark = mix(look.cloth, ink[900], 0.35)
  const body =
    shape(shoulders, look.cloth) +
    shape('M716 1000C712 800 640 716 508 680C580 760 600 880 596 1000z', ink[900], { opacity: 0.16 })
  if (look.wear === 'batik')
    return (
      body +
      shape(shoulders, kawung(art, look.accent), { opacity: 0.85 }) +
      line('M400 700V1000', dark, 5) +
      shape('M338 648L400 712L330 760L286 684zM462 648L400 712L470 760L514 684z', dark) +
      [770, 850, 930].map((y) => circle(400, y, 8, paper[300])).join('')
    )
  if (look.wear === 'blazer')
    return (
      body +
      shape('M330 664L400 980L470 664z', look.accent) +
      shape(
        'M328 662L286 690L262 780L330 800L306 840L400 1000L352 780zM472 662L514 690L538 780L470 800L494 840L400 1000L448 780z',
        dark,
      ) +
      rect(556, 828, 78, 10, gold[500], { rx: 5 })
    )
  return (
    body +
    shape('M352 640Q400 720 448 640L470 668Q400 770 330 668z', look.accent) +
    line('M400 740V1000', dark, 5) +
    line('M190 1000C196 900 210 850 236 806M610 1000C604 900 590 850 564 806', dark, 4, { opacity: 0.6 })
  )
}

function features(look: Look, tone: string): string {
  const shade = mix(tone, ink[900], 0.32)
  const brow = look.style === 'grey' ? mix(tone, paper[200], 0.5) : mix(tone, ink[900], 0.6)
  const parts =
    line('M346 350q18-12 38-4M416 346q20-8 38 4', brow, 6) +
    line('M352 384q14 10 28 0M420 384q14 10 28 0', shade, 5) +
    line('M402 384q10 28 4 36q-6 5-12 3', shade, 4, { opacity: 0.75 }) +
    line('M374 452q26 16 52 0', mix(tone, clay[700], 0.55), 6)
  const cheeks =
    ellipse(344, 424, 20, 13, clay[400], { opacity: 0.28 }) + ellipse(456, 424, 20, 13, clay[400], { opacity: 0.28 })
  const glasses = look.glasses
    ? rect(330, 358, 62, 48, paper[100], { rx: 20, opacity: 0.22 }) +
      rect(408, 358, 62, 48, paper[100], { rx: 20, opacity: 0.22 }) +
      rect(330, 358, 62, 48, 'none', { rx: 20, stroke: ink[900], strokeWidth: 5 }) +
      rect(408, 358, 62, 48, 'none', { rx: 20, stroke: ink[900], strokeWidth: 5 }) +
      line('M392 376q8-6 16 0M330 374l-22-6M470 374l22-6', ink[900], 5)
    : ''
  const beard = look.beard
    ? shape('M310 410C318 470 350 516 400 516S482 470 490 410C476 436 452 432 400 432S324 436 310 410z', look.hair, {
        opacity: 0.88,
      }) + line('M376 452q24 13 48 0', mix(tone, paper[200], 0.15), 5)
    : ''
  return cheeks + (look.beard ? beard + parts.replace(/<path d="M374 452[^>]*>/, '') : parts) + glasses
}

function headOf(look: Look): string {
  const tone = skin[look.skin] as string
  const ears = ellipse(302, 382, 17, 28, mix(tone, ink[900], 0.1)) + ellipse(498, 382, 17, 28, mix(tone, ink[900], 0.1))
  const plane = shape(
    'M440 226C490 250 502 310 496 372C490 452 446 504 400 504C452 470 470 400 466 330C464 288 456 250 440 226z',
    ink[900],
    { opacity: 0.08 },
  )
  const skull = shape(face, tone) + plane
  if (look.style === 'hijab') {
    const dark = mix(look.hair, ink[900], 0.22)
    return (
      shape(
        'M400 148C536 148 556 262 546 372C540 470 580 560 612 640C640 720 560 800 400 812C240 800 160 720 188 640C220 560 260 470 254 372C244 262 264 148 400 148z',
        look.hair,
      ) +
      shape(
        'M470 164C546 200 554 282 546 372C540 470 580 560 612 640C640 720 560 800 440 810C560 740 560 640 520 540C496 470 520 320 470 164z',
        ink[900],
        { opacity: 0.12 },
      ) +
      shape('M400 208C486 208 504 280 500 372C494 462 448 522 400 522S306 462 300 372C296 280 314 208 400 208z', dark) +
      shape('M400 226C474 226 490 290 486 372C480 450 442 504 400 504S320 450 314 372C310 290 326 226 400 226z', tone) +
      line('M236 700C320 640 420 600 500 500M270 760C380 720 480 660 546 560', dark, 5, { opacity: 0.5 })
    )
  }
  const top =
    look.style === 'peci'
      ? shape(
          'M302 330C300 300 306 282 318 268H482C494 282 500 300 498 330C480 300 460 290 400 290S320 300 302 330z',
          look.hair,
        ) +
        shape('M300 290L316 176Q400 150 484 176L500 290Q400 262 300 290z', ink[900]) +
        shape('M430 160L484 176L500 290Q470 278 440 274z', ink[700], { opacity: 0.6 })
      : shape(
          'M296 372C270 230 330 160 410 160C500 160 530 240 504 372C500 320 486 290 468 274C420 290 360 282 336 268C316 290 302 320 296 372z',
          look.hair,
        ) + line('M340 264C360 220 400 196 450 200', mix(look.hair, paper[200], 0.35), 4, { opacity: 0.4 })
  const bun =
    look.style === 'bun'
      ? circle(400, 150, 58, look.hair) +
        shape('M292 360C280 420 300 470 322 484L318 330zM508 360C520 420 500 470 478 484L482 330z', look.hair)
      : ''
  return (look.style === 'bun' ? bun : '') + ears + skull + top
}

/** penguji-01 … penguji-05. */
export const examiners = (): Record<string, Art> =>
  Object.fromEntries(
    looks.map((look, i) => {
      const name = `penguji-0${i + 1}`
      const art = createArt(name, 800, 1000)
      const tone = skin[look.skin] as string
      art.add(rect(0, 0, 800, 1000, look.ground), circle(400, 430, 330, paper[200], { opacity: 0.2 }))
      const neck =
        rect(346, 540, 108, 190, tone, { rx: 30 }) +
        shape('M346 560H454V610Q400 672 346 610z', ink[900], { opacity: 0.18 })
      const top = headOf(look) + features(look, tone)
      const hijab = look.style === 'hijab'
      art.add(
        hijab ? '' : neck,
        clothes(art, look),
        group(
          {
            transform: hijab
              ? 'translate(400 420) scale(1.12 1.06) translate(-400 -392)'
              : 'translate(400 424) scale(1.2) translate(-400 -352)',
          },
          top,
        ),
      )
      return [name, art]
    }),
  )
