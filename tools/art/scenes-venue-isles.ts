// Test venues beyond Java: Medan to Jayapura.
import * as b from './buildings.ts'
import * as l from './landmarks.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast } from './people.ts'
import { at, circle, ellipse, flip, line, rect, shape } from './svg.ts'
import { mount, pillars, steps, venue, groundLine as y } from './venues.ts'

export const medan = () =>
  venue({
    name: 'tuk-06',
    light: 'morning',
    seed: 73,
    palms: true,
    building: (art) => {
      const arch = (x: number, w: number, h: number) =>
        `M${x - w / 2} 0V${-h * 0.6}Q${x - w / 2} ${-h * 0.86} ${x} ${-h}Q${x + w / 2} ${-h * 0.86} ${x + w / 2} ${-h * 0.6}V0z`
      const yellow = gold[400]
      art.add(
        at(
          600,
          y,
          1,
          rect(-330, -190, 660, 190, yellow),
          shape([-290, -236, -182, -128, 128, 182, 236, 290].map((x) => arch(x, 38, 86)).join(''), green[800]),
          at(
            0,
            -100,
            1,
            shape([-290, -236, -182, -128, 128, 182, 236, 290].map((x) => arch(x, 34, 64)).join(''), green[700]),
          ),
          line('M-334-96H334', green[700], 8),
          at(0, -190, 1, b.hip(660, 64, green[800], 22)),
          rect(-96, -260, 192, 260, mix(yellow, gold[300], 0.5)),
          shape(arch(0, 96, 128), green[900]),
          at(0, -150, 1, shape(arch(-52, 34, 74) + arch(0, 40, 86) + arch(52, 34, 74), green[700])),
          at(
            0,
            -258,
            1,
            b.hip(192, 66, green[800], 26),
            line('M0-66V-104', gold[600], 5),
            circle(0, -108, 6, gold[600]),
          ),
          line('M-96-150H96M-96-254H96', clay[600], 5),
          steps(180),
        ),
      )
    },
    people: [cast.elder, cast.mother, cast.student],
  })

export const palembang = () =>
  venue({
    name: 'tuk-07',
    light: 'dusk',
    seed: 85,
    hills: 1,
    water: true,
    back: (art) => art.add(at(560, 560, 1, l.liftBridge(1240, 330))),
    building: (art) =>
      art.add(
        at(
          700,
          y,
          1,
          line([-250, -170, -90, 90, 170, 250].map((x) => `M${x} 0V-60`).join(''), earth[800], 14),
          rect(-280, -150, 560, 96, earth[400]),
          shape([-240, -170, -100, 66, 136, 206].map((x) => `M${x}-76v-52h36v52z`).join(''), teal[700]),
          rect(-30, -138, 60, 84, earth[700]),
          line('M-284-60H284', earth[700], 10),
          line('M-270-84H-40M40-84H270', gold[500], 3),
          at(0, -148, 1, b.limas(680, 160, clay[600])),
          shape('M-44-56H44L74 4H-74z', earth[500]),
          line('M-50-42H50M-58-26H58M-66-10H66', earth[800], 3),
        ),
      ),
    people: [cast.scholar, cast.elder, cast.youth],
  })

export const balikpapan = () =>
  venue({
    name: 'tuk-08',
    light: 'morning',
    seed: 97,
    hills: 2,
    water: true,
    palms: true,
    back: (art) => {
      const tank = (x: number, w: number) =>
        rect(x, 470, w, 66, paper[300]) +
        ellipse(x + w / 2, 470, w / 2, 10, paper[400]) +
        rect(x + w * 0.7, 470, w * 0.3, 66, ink[900], { opacity: 0.1 })
      art.add(
        tank(70, 90),
        tank(176, 74),
        line('M300 536V380M290 400H310', ink[500], 7),
        shape('M300 380q-14-22 2-44q16 24-2 44z', gold[500]),
        at(
          1010,
          560,
          0.8,
          rect(-120, -24, 240, 40, clay[700]),
          rect(40, -80, 60, 58, paper[200]),
          rect(-100, -54, 34, 30, teal[600]),
          rect(-60, -54, 34, 30, gold[500]),
          rect(-20, -54, 34, 30, green[600]),
        ),
        at(420, 575, 0.8, l.stiltHouse(120, earth[300], clay[600])),
        at(860, 578, 0.7, l.stiltHouse(120, teal[200], green[700])),
      )
    },
    building: (art) => {
      const curl = 'M0 0q-26-14-20-40q8-20 26-8q10 12-4 18'
      art.add(
        at(
          600,
          y,
          1,
          line([-260, -156, -52, 52, 156, 260].map((x) => `M${x} 0V-46`).join(''), earth[800], 14),
          rect(-300, -150, 600, 108, earth[500]),
          shape([-264, -204, -144, 108, 168, 228].map((x) => `M${x}-70v-54h40v54z`).join(''), teal[800]),
          rect(-50, -136, 100, 94, earth[800]),
          at(0, -146, 1, b.hip(600, 130, earth[800], 46)),
          line('M-150-226L-346-146M150-226L346-146', gold[500], 6),
          at(-176, -276, 1, line(curl, gold[400], 8)),
          at(176, -276, 1, flip(line(curl, gold[400], 8))),
          shape('M-34-156l34-58l34 58l-34 18z', paper[100]),
          shape('M-20-158l20-36l20 36l-20 10z', clay[600]),
          line('M-300-46H300', earth[700], 10),
          shape('M-56-44H56L86 4H-86z', earth[400]),
          line('M-62-30H62M-70-16H70', earth[700], 3),
        ),
      )
    },
    people: [cast.biologist, cast.mother, cast.officer],
  })

export const makassar = () =>
  venue({
    name: 'tuk-09',
    light: 'dusk',
    seed: 108,
    hills: 1,
    water: true,
    palms: true,
    back: (art) =>
      art.add(rect(0, 500, 1200, 60, teal[300]), at(950, 590, 1.25, l.pinisi()), at(560, 540, 0.5, l.pinisi())),
    building: (art) =>
      art.add(
        at(
          500,
          y,
          1,
          b.facade({ width: 430, floor: 84, floors: 2, columns: 8, wall: mix(earth[300], paper[200], 0.5) }),
          at(
            0,
            -166,
            1,
            b.saddle(470, 170, clay[700]),
            shape('M-70-30L0-76L70-30z', clay[500]),
            line('M-50-36L0-66L50-36', gold[400], 4),
          ),
          pillars([-190, -110, 110, 190], 160, earth[700], 12),
          steps(170),
        ),
      ),
    people: [cast.youth, cast.scholar, cast.elder],
  })

export const denpasar = () =>
  venue({
    name: 'tuk-10',
    light: 'morning',
    seed: 119,
    palms: true,
    far: (art) => mount(art, 0.62, 0.32, 1.7, mix(teal[400], green[300], 0.25)),
    building: (art) =>
      art.add(
        at(240, y - 16, 1, l.meru(5, 190)),
        at(985, y - 16, 1, l.meru(7, 170)),
        at(
          600,
          y - 20,
          1,
          b.facade({ width: 460, floor: 84, floors: 2, columns: 9, wall: paper[200], glass: earth[700], door: false }),
          at(0, -166, 1, b.hip(460, 92, earth[800], 34)),
          rect(-8, -284, 16, 34, gold[500], { rx: 6 }),
        ),
        at(
          600,
          y + 14,
          1,
          rect(-44, -110, 88, 112, earth[800]),
          rect(-36, -104, 72, 104, gold[600]),
          line('M0-104V0', earth[800], 4),
          at(-62, 0, 1, l.splitGate(270)),
          at(62, 0, 1, flip(l.splitGate(270))),
          steps(120),
        ),
      ),
    front: (art) => art.add(at(300, 700, 1, l.penjor(340)), at(900, 700, 1, flip(l.penjor(340)))),
    people: [cast.student, cast.senior, cast.chemist],
  })

export const jayapura = () =>
  venue({
    name: 'tuk-11',
    light: 'noon',
    seed: 131,
    hills: 3,
    water: true,
    palms: true,
    back: (art) => art.add(at(830, 540, 1, l.archBridge(430, 118))),
    building: (art) =>
      art.add(
        at(
          520,
          y,
          1,
          b.facade({ width: 440, floor: 80, floors: 2, columns: 8 }),
          at(
            0,
            -158,
            1,
            shape('M-260 4C-240-90-110-140 0-146S240-90 260 4Q0-40-260 4z', earth[500]),
            line('M-228-30Q0-86 228-30M-170-86Q0-126 170-86', earth[700], 4, { opacity: 0.6 }),
            shape('M-60-24L-30-52L0-24L30-52L60-24L30-4L0-24L-30-4z', gold[500]),
          ),
          steps(170),
        ),
        at(890, y + 10, 1, l.honai(190)),
        at(1020, y, 1, l.honai(140)),
      ),
    people: [cast.biologist, cast.scholar, cast.student],
  })
