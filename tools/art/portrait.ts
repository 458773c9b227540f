// Calm portraits with simplified faces.
import { clay, gold, ink, mix, paper, skin } from './palette.ts'
import { type Art, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

export interface Look {
  ground: string
  /** A lighter disc behind the head. */
  halo?: true
  /** 0 is the darkest. */
  skin: number
  hair: string
  style: 'hijab' | 'short' | 'grey' | 'bun' | 'peci' | 'sanggul' | 'curly' | 'long'
  cloth: string
  accent: string
  wear: 'blazer' | 'batik' | 'tunic' | 'suit' | 'kebaya'
  glasses?: true
  beard?: true
  moustache?: true
}

const WOMEN: readonly Look['style'][] = ['hijab', 'bun', 'sanggul', 'long']
const isWoman = ({ style }: Look): boolean => WOMEN.includes(style)

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
  if (look.wear === 'suit')
    return (
      body +
      shape('M330 664L400 980L470 664z', paper[100]) +
      shape('M400 700L374 730L386 756L366 900L400 960L434 900L414 756L426 730z', look.accent) +
      shape('M340 650L400 712L360 752L318 672zM460 650L400 712L440 752L482 672z', paper[100]) +
      shape(
        'M328 662L286 690L262 780L330 800L306 840L400 1000L352 780zM472 662L514 690L538 780L470 800L494 840L400 1000L448 780z',
        dark,
      )
    )
  if (look.wear === 'kebaya')
    return (
      body +
      shape('M346 652L400 800L454 652Q400 700 346 652z', skin[look.skin] ?? paper[200]) +
      shape('M346 652L400 810L454 652L486 676L420 1000H380L314 676z', look.accent, { opacity: 0.9 }) +
      shape('M356 660L400 790L444 660Q400 704 356 660z', skin[look.skin] ?? paper[200]) +
      circle(400, 826, 12, gold[400]) +
      circle(400, 880, 9, gold[400]) +
      line('M206 1000C210 900 222 850 244 806M594 1000C590 900 578 850 556 806', dark, 4, { opacity: 0.6 })
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

/** Open eyes under their lids; women's with a longer lash. */
function eyes(look: Look, tone: string): string {
  const lid = mix(tone, ink[900], 0.72)
  const eye = (x: number, out: number) =>
    ellipse(x, 383, 15, 9.5, paper[100]) +
    circle(x, 383, 8.5, ink[900]) +
    circle(x + 3, 380, 2.5, paper[100]) +
    line(`M${x - 17} 382q17-16 34 0`, lid, 4.5) +
    (isWoman(look) ? line(`M${x + out * 15} 379l${out * 8}-5`, lid, 4) : '')
  return eye(364, -1) + eye(436, 1)
}

function glassesOf(): string {
  const lens = (x: number) =>
    rect(x, 358, 62, 50, paper[100], { rx: 20, opacity: 0.18 }) +
    rect(x, 358, 62, 50, 'none', { rx: 20, stroke: ink[900], strokeWidth: 5 })
  return lens(332) + lens(406) + line('M394 376q6-5 12 0M332 374l-24-6M468 374l24-6', ink[900], 5)
}

/** A full beard, or a moustache alone. */
function whiskers({ beard, moustache, hair }: Look): string {
  if (beard)
    return shape('M310 410C318 470 350 516 400 516S482 470 490 410C476 436 452 432 400 432S324 436 310 410z', hair, {
      opacity: 0.88,
    })
  return moustache ? shape('M362 444Q384 424 400 434Q416 424 438 444Q418 446 400 442Q382 446 362 444z', hair) : ''
}

function features(look: Look, tone: string): string {
  const shade = mix(tone, ink[900], 0.32)
  const brow = look.style === 'grey' ? mix(tone, paper[200], 0.5) : mix(tone, ink[900], 0.7)
  const cheeks =
    ellipse(344, 424, 20, 13, clay[400], { opacity: 0.26 }) + ellipse(456, 424, 20, 13, clay[400], { opacity: 0.26 })
  const lips = isWoman(look)
    ? shape('M374 454Q388 446 400 451Q412 446 426 454Q400 476 374 454z', mix(tone, clay[700], 0.6))
    : line('M374 454q26 16 52 0', look.beard ? mix(tone, paper[200], 0.15) : mix(tone, clay[700], 0.55), 6)
  return (
    cheeks +
    whiskers(look) +
    line('M342 352q20-14 42-4M416 348q22-10 42 4', brow, isWoman(look) ? 5 : 8) +
    eyes(look, tone) +
    line('M402 388q9 26 4 34q-6 5-12 3', shade, 4, { opacity: 0.75 }) +
    lips +
    (look.glasses ? glassesOf() : '')
  )
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
    look.style === 'curly'
      ? shape(
          'M300 352C284 300 290 250 318 222C322 190 360 176 384 186C404 166 446 170 458 192C494 196 516 236 508 272C518 296 512 330 500 352C498 316 488 294 470 282C430 272 370 272 332 282C314 294 302 316 300 352z',
          look.hair,
        )
      : look.style === 'peci'
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
  return ears + skull + top + hairBeside(look)
}

/** Draws the hair behind the head: a knot on top, a low one at the neck, or hair to the shoulders. */
function hairBehind({ style, hair }: Look): string {
  if (style === 'bun') return circle(400, 150, 58, hair)
  if (style === 'sanggul') return ellipse(400, 470, 148, 66, hair) + circle(536, 448, 15, paper[100])
  if (style !== 'long') return ''
  return shape(
    'M400 158C540 150 560 270 548 380C540 470 556 560 580 622H220C244 560 260 470 252 380C240 270 270 150 400 158z',
    hair,
  )
}

function hairBeside({ style, hair }: Look): string {
  if (style === 'bun')
    return shape('M292 360C280 420 300 470 322 484L318 330zM508 360C520 420 500 470 478 484L482 330z', hair)
  if (style === 'sanggul')
    return (
      shape('M296 380C276 240 330 176 400 176S524 240 504 380C506 320 480 268 400 262S294 320 296 380z', hair) +
      circle(302, 424, 9, gold[400]) +
      circle(498, 424, 9, gold[400])
    )
  return style === 'long'
    ? shape(
        'M292 350C276 430 280 520 262 600L310 604C306 520 300 430 318 322zM508 350C524 430 520 520 538 600L490 604C494 520 500 430 482 322z',
        hair,
      )
    : ''
}

/** Draws a half-length portrait, 800 units wide. */
export function portrait(name: string, look: Look, height = 1000): Art {
  const art = createArt(name, 800, height)
  const tone = skin[look.skin] ?? paper[300]
  art.add(rect(0, 0, 800, height, look.ground))
  if (look.halo) art.add(circle(400, 430, 330, paper[200], { opacity: 0.2 }))
  const neck =
    rect(346, 540, 108, 190, tone, { rx: 30 }) + shape('M346 560H454V610Q400 672 346 610z', ink[900], { opacity: 0.18 })
  const isCovered = look.style === 'hijab'
  const headPlace = isCovered
    ? 'translate(400 420) scale(1.12 1.06) translate(-400 -392)'
    : 'translate(400 424) scale(1.2) translate(-400 -352)'
  const head = group({ transform: headPlace }, headOf(look) + features(look, tone))
  const back = isCovered ? '' : group({ transform: headPlace }, hairBehind(look))
  const figure = back + (isCovered ? '' : neck) + clothes(art, look) + head
  art.add(
    height === 1000
      ? figure
      : group({ transform: `translate(400 0) scale(${height / 1000}) translate(-400 0)` }, figure),
  )
  return art
}
