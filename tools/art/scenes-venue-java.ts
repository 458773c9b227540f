// Test venues on Java.
import * as b from './buildings.ts'
import * as l from './landmarks.ts'
import { clay, earth, gold, green, ink, mix, paper, teal } from './palette.ts'
import { cast } from './people.ts'
import { at, circle, ellipse, line, rect, shape } from './svg.ts'
import { mount, pillars, steps, venue, groundLine as y } from './venues.ts'

export const jakarta = () =>
  venue({
    name: 'tuk-01',
    light: 'morning',
    seed: 21,
    hills: 1,
    back: (art) =>
      art.add(
        at(
          0,
          575,
          1,
          l.towers(
            [
              [30, 70, 250],
              [110, 56, 190],
              [176, 80, 310],
              [270, 50, 210],
              [900, 70, 270],
              [980, 86, 350],
              [1076, 60, 230],
              [1146, 60, 290],
            ],
            teal[300],
          ),
        ),
        at(380, 575, 1, l.monas(440, mix(paper[400], teal[200], 0.2))),
      ),
    building: (art) =>
      art.add(
        at(
          640,
          y,
          1,
          b.facade({ width: 470, floor: 84, floors: 4, columns: 8 }),
          rect(-256, -350, 512, 18, green[700], { rx: 4 }),
          rect(-60, -400, 120, 56, paper[200]),
          at(0, -398, 1, b.hip(130, 44, clay[600], 16)),
          steps(170),
        ),
      ),
    people: [cast.scholar, cast.officer, cast.student],
  })

export const bogor = () =>
  venue({
    name: 'tuk-02',
    light: 'noon',
    seed: 34,
    hills: 2,
    far: (art) => mount(art, 0.66, 0.34, 1.5, mix(teal[400], green[300], 0.3)),
    building: (art) =>
      art.add(
        at(
          600,
          y,
          1,
          b.facade({ width: 620, floor: 92, floors: 2, columns: 11, wall: paper[100], arch: true, door: false }),
          b.facade({ width: 220, floor: 108, floors: 2, columns: 4, wall: paper[100], arch: true }),
          at(
            0,
            -216,
            1,
            shape('M-136 0L0-74L136 0z', paper[200]),
            shape('M-110-6L0-62L110-6z', mix(paper[300], green[300], 0.3)),
          ),
          rect(-316, -196, 212, 14, paper[400]),
          rect(104, -196, 212, 14, paper[400]),
          pillars([-96, -52, 52, 96], 210),
          at(
            0,
            -288,
            1,
            rect(-34, -34, 68, 36, paper[200]),
            shape('M-40-34Q0-96 40-34z', teal[600]),
            line('M0-66V-98', gold[500], 4),
          ),
          steps(200),
        ),
      ),
    front: (art) =>
      art.add(
        ellipse(250, 752, 150, 26, teal[500]),
        [
          [190, 748],
          [262, 758],
          [326, 746],
        ]
          .map(([px, py]) =>
            ellipse(px as number, py as number, 30, 9, green[400], { stroke: green[600], strokeWidth: 2.5 }),
          )
          .join(''),
        circle(226, 738, 6, clay[400]),
        line(
          'M300 60l-14 44M420 110l-14 44M540 50l-14 44M700 100l-14 44M820 44l-14 44M380 220l-10 32M760 200l-10 32',
          teal[400],
          3,
          { opacity: 0.55 },
        ),
      ),
    square: paper[400],
  })

export const bandung = () =>
  venue({
    name: 'tuk-03',
    light: 'morning',
    seed: 46,
    hills: 2,
    far: (art) => mount(art, 0.6, 0.5, 2.4, mix(teal[400], green[300], 0.25), 1.05),
    building: (art) =>
      art.add(
        at(
          600,
          y,
          1,
          b.facade({ width: 660, floor: 84, floors: 2, columns: 13, wall: paper[100], arch: true }),
          at(0, -168, 1, b.hip(680, 58, earth[700], 20)),
          at(
            0,
            -210,
            1,
            rect(-100, -70, 200, 90, paper[100]),
            shape(
              'M-80-8v-34a13 13 0 0 1 26 0v34zM-34-8v-34a13 13 0 0 1 26 0v34zM8-8v-34a13 13 0 0 1 26 0v34zM54-8v-34a13 13 0 0 1 26 0v34z',
              teal[600],
            ),
          ),
          at(0, -280, 1, b.hip(200, 40, earth[800], 26)),
          at(
            0,
            -318,
            1,
            rect(-46, -40, 92, 42, paper[100]),
            at(0, -40, 1, b.hip(92, 34, earth[800], 22)),
            line('M0-70V-160', ink[900], 5),
            [84, 96, 108, 120, 132, 144].map((d) => circle(0, -d, 5.5, clay[600])).join(''),
          ),
          steps(190),
        ),
      ),
    people: [cast.chemist, cast.elder, cast.scholar],
  })

export const yogyakarta = () =>
  venue({
    name: 'tuk-04',
    light: 'dusk',
    seed: 55,
    hills: 2,
    far: (art) => {
      mount(art, 0.3, 0.28, 1.45, mix(teal[400], green[300], 0.2))
      art.add(
        shape(
          'M352 172c-8-22 12-30 8-52s22-40 52-34c30-22 66 0 60 26c28 8 18 44-12 40c-20 20-48 8-56 2c-20 8-30 6-52 18z',
          paper[100],
          { opacity: 0.75 },
        ),
      )
      art.add(
        at(940, 560, 1, l.temple(210, mix(earth[500], teal[300], 0.45))),
        at(1050, 560, 1, l.temple(150, mix(earth[500], teal[300], 0.5))),
        at(850, 560, 1, l.temple(150, mix(earth[500], teal[300], 0.5))),
      )
    },
    building: (art) =>
      art.add(
        at(
          250,
          y - 10,
          1,
          b.facade({ width: 250, floor: 78, floors: 3, columns: 5 }),
          at(0, -234, 1, b.hip(250, 54, clay[600], 18)),
        ),
        at(
          640,
          y,
          1,
          rect(-240, -150, 480, 150, mix(earth[400], paper[300], 0.3)),
          shape('M-200-20V-110H-150V-20zM-110-20V-110H-60V-20zM60-20V-110H110V-20zM150-20V-110H200V-20z', earth[700]),
          rect(-40, -122, 80, 122, green[800]),
          line('M0-122V0', gold[400], 3),
          pillars([-300, -180, -90, 90, 180, 300], 160, earth[600], 16),
          at(0, -156, 1, b.joglo(760, 210)),
          rect(-330, -8, 660, 14, paper[500]),
          steps(260),
        ),
      ),
    people: [{ ...cast.senior }, cast.student, cast.scholar],
  })

export const surabaya = () =>
  venue({
    name: 'tuk-05',
    light: 'noon',
    seed: 61,
    hills: 1,
    water: true,
    palms: true,
    back: (art) => art.add(at(880, 540, 1, l.cableBridge(660, 190, mix(teal[600], paper[300], 0.25)))),
    building: (art) =>
      art.add(
        at(250, y, 1, l.obelisk(430)),
        at(
          660,
          y,
          1,
          b.facade({ width: 520, floor: 88, floors: 3, columns: 9, wall: mix(gold[200], paper[200], 0.4) }),
          rect(-70, -350, 140, 350, paper[100]),
          shape('M-50-320h100v-16h-100zM-26-300h14v210h-14zM12-300h14v210h-14z', teal[600]),
          rect(-270, -278, 200, 16, clay[600]),
          rect(70, -278, 200, 16, clay[600]),
          rect(-80, -366, 160, 18, clay[600], { rx: 3 }),
          rect(-44, -74, 88, 74, teal[800]),
          rect(-96, -88, 192, 12, green[700], { rx: 4 }),
          steps(170),
        ),
      ),
    people: [cast.officer, cast.mother, cast.youth],
  })
