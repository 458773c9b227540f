import { plant } from './instruments.ts'
import { clay, earth, gold, green, ink, mix, paper, skin, teal } from './palette.ts'
import { landscapeWindow, room, slide } from './room.ts'
import { type Art, at, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

/** A head and shoulders in a tile of w x h. */
function tile(
  who: { cloth: string; top: string; skin: number; hijab?: boolean },
  w: number,
  h: number,
  ground: string,
): string {
  const [x, y] = [w / 2, h * 0.44]
  const r = h * 0.17
  const head = who.hijab
    ? shape(
        `M${x - r * 1.5} ${y + r * 2}Q${x - r * 1.7} ${y - r * 1.7} ${x} ${y - r * 1.7}T${x + r * 1.5} ${y + r * 2}z`,
        who.cloth,
      ) + ellipse(x, y, r * 0.85, r * 1.02, skin[who.skin] as string)
    : rect(x - r * 0.4, y, r * 0.8, r * 1.9, skin[who.skin] as string) +
      ellipse(x, y, r, r * 1.15, skin[who.skin] as string) +
      shape(
        `M${x - r * 1.1} ${y}Q${x - r * 1.2} ${y - r * 1.6} ${x} ${y - r * 1.6}T${x + r * 1.1} ${y}Q${x + r * 0.7} ${y - r * 0.8} ${x} ${y - r * 0.75}T${x - r * 1.1} ${y}z`,
        who.cloth,
      )
  const body = shape(
    `M${x - w * 0.3} ${h}Q${x - w * 0.28} ${h * 0.72} ${x - r * 0.5} ${h * 0.7}H${x + r * 0.5}Q${x + w * 0.28} ${h * 0.72} ${x + w * 0.3} ${h}z`,
    who.top,
  )
  return rect(0, 0, w, h, ground, { rx: 8 }) + (who.hijab ? body + head : head + body)
}

function webinarBackdrop(art: Art): void {
  room(art, { ground: 690, wall: mix(green[100], paper[200], 0.4), floor: earth[400], line: green[400], seed: 37 })
  landscapeWindow(art, 60, 80, 250, 330, 2)
  art.add(
    at(1090, 700, 2.4, plant()),
    rect(
      -10,
      676,
      1220,
      130,
      art.linear([
        [0, earth[400]],
        [1, earth[600]],
      ]),
    ),
    rect(-10, 670, 1220, 14, earth[300]),
  )
  art.add(
    rect(268, 120, 664, 460, ink[900], { rx: 22 }),
    rect(290, 142, 620, 404, teal[900], { rx: 8 }),
    shape('M190 650L268 580H932L1010 650Q1012 668 990 668H210Q188 668 190 650z', paper[500]),
    shape('M190 650H1010Q1012 668 990 668H210Q188 668 190 650z', mix(paper[500], ink[900], 0.25)),
    shape('M520 596H680L692 622H508z', mix(paper[500], ink[900], 0.14)),
    circle(600, 131, 4, teal[300]),
  )
  art.add(
    at(
      306,
      158,
      1,
      tile({ cloth: teal[600], top: green[600], skin: 2, hijab: true }, 380, 250, mix(green[200], gold[200], 0.4)),
    ),
    at(322, 172, 0.3, slide(420, 280)),
  )
}

function webinarStage(art: Art): void {
  const faces = [
    { cloth: ink[900], top: gold[500], skin: 3 },
    { cloth: green[300], top: green[800], skin: 1, hijab: true },
    { cloth: '#B9BDB8', top: clay[500], skin: 2 },
    { cloth: ink[900], top: teal[600], skin: 0 },
    { cloth: clay[400], top: clay[700], skin: 2, hijab: true },
    { cloth: ink[900], top: earth[500], skin: 1 },
    { cloth: gold[400], top: teal[700], skin: 3, hijab: true },
  ]
  const grounds = [teal[200], green[200], gold[200], paper[400]]
  art.add(
    faces
      .slice(0, 4)
      .map((f, i) =>
        at(700 + (i % 2) * 100, 158 + Math.floor(i / 2) * 128, 1, tile(f, 92, 120, grounds[i % 4] as string)),
      )
      .join(''),
    faces
      .slice(4)
      .map((f, i) => at(306 + i * 128, 422, 1, tile(f, 120, 92, grounds[(i + 1) % 4] as string)))
      .join(''),
  )
  art.add(
    rect(700, 422, 192, 92, teal[800], { rx: 8 }),
    circle(740, 468, 18, green[500]),
    circle(796, 468, 18, green[500]),
    circle(852, 468, 18, clay[600]),
    line('M733 468l6 6 10-12M790 462h12M790 470h12M846 462l12 12M858 462l-12 12', paper[100], 3.4),
  )
}

function webinarForeground(art: Art): void {
  art.add(
    at(
      1046,
      690,
      1.3,
      rect(-34, -56, 54, 56, clay[500], { rx: 8 }),
      line('M20-44q24 0 20 18t-20 14', clay[500], 8),
      line('M-20-66q-6-10 0-18t0-18M0-66q-6-10 0-18t0-18', paper[500], 3.4),
    ),
    at(
      66,
      720,
      1,
      group(
        { transform: 'rotate(-6)' },
        rect(0, 0, 130, 18, green[700], { rx: 3 }),
        rect(6, -16, 120, 16, gold[500], { rx: 3 }),
      ),
    ),
  )
}

export function webinar(): Art {
  const art = createArt('skema-webinar', 1200, 800)
  webinarBackdrop(art)
  webinarStage(art)
  webinarForeground(art)
  return art
}
