// Article pictures: checking a certificate and the portfolio.

import { certificate, code, folder, magnifier, mapSheet, plant } from './instruments.ts'
import { contourLines } from './lines.ts'
import { clay, earth, gold, green, ink, paper, teal } from './palette.ts'
import { spray } from './plants.ts'
import { type Art, at, circle, createArt, ellipse, group, line, rect, shape } from './svg.ts'

function certificateCheckBackdrop(art: Art): void {
  art.add(
    rect(
      0,
      0,
      1600,
      900,
      art.linear(
        [
          [0, green[700]],
          [1, green[800]],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    contourLines({ width: 1600, height: 900, seed: 61, scale: 4, levels: 8, slack: 1, gap: 54 }, green[400], 1.4, {
      opacity: 0.4,
    }),
  )
  art.add(
    group(
      { transform: 'rotate(-5 700 450)' },
      rect(236, 148, 900, 620, ink[900], { opacity: 0.24, rx: 10 }),
      at(
        220,
        126,
        1,
        certificate(900, 620),
        rect(60, 420, 330, 150, paper[100]),
        line('M96 520q24-60 54-8t60-20 40 6', teal[700], 5),
        line('M90 550h220', ink[700], 4),
        at(540, 402, 1, code(21, 7, 11)),
      ),
    ),
  )
}

function certificateCheckStage(art: Art): void {
  const [cx, cy] = [985, 520]
  art.add(
    at(
      cx,
      cy,
      1.5,
      circle(8, 12, 112, ink[900], { opacity: 0.25 }),
      circle(0, 0, 110, paper[100]),
      group({ transform: 'rotate(-5)' }, at(-84, -84, 1, code(21, 8, 11))),
      circle(0, 0, 108, teal[200], { opacity: 0.18 }),
      magnifier(),
    ),
  )
  art.add(
    at(
      1180,
      250,
      1,
      circle(4, 8, 74, ink[900], { opacity: 0.2 }),
      circle(0, 0, 74, gold[500]),
      circle(0, 0, 58, 'none', { stroke: paper[200], strokeWidth: 4 }),
      line('M-28 2L-8 22L30-20', paper[100], 13),
    ),
  )
  art.add(at(60, 930, 1.7, spray(8, green[500], 170)), at(1570, 930, 1.3, spray(3, green[500], 170)))
}

export function certificateCheck(): Art {
  const art = createArt('artikel-06', 1600, 900)
  certificateCheckBackdrop(art)
  certificateCheckStage(art)
  return art
}

function portfolioBackdrop(art: Art): void {
  art.add(
    rect(
      0,
      0,
      1600,
      900,
      art.linear([
        [0, paper[200]],
        [1, paper[300]],
      ]),
    ),
    contourLines({ width: 1600, height: 620, seed: 71, scale: 4, levels: 6, slack: 1.1, gap: 60 }, green[300], 1.4, {
      opacity: 0.5,
    }),
  )
  art.add(
    rect(
      0,
      640,
      1600,
      270,
      art.linear([
        [0, earth[400]],
        [1, earth[600]],
      ]),
    ),
    rect(0, 632, 1600, 12, earth[300]),
    line('M60 720H480M700 780H1200M1260 700H1540M200 840H640', earth[700], 2, { opacity: 0.25 }),
  )
  art.add(
    at(
      160,
      150,
      1,
      rect(0, 0, 330, 230, paper[100], { rx: 6, stroke: earth[500], strokeWidth: 10 }),
      at(12, 12, 1, mapSheet(306, 206, 9, 7)),
    ),
    at(
      1240,
      130,
      1,
      rect(0, 0, 240, 180, paper[100], { rx: 6, stroke: earth[500], strokeWidth: 10 }),
      at(12, 12, 1, certificate(216, 156)),
    ),
  )
  art.add(ellipse(790, 732, 470, 34, ink[900], { opacity: 0.16 }))
}

function portfolioStage(art: Art): void {
  const stack = [
    [390, 650, '-4', teal[600]],
    [560, 640, '2', gold[500]],
    [770, 650, '-2', clay[500]],
  ] as [number, number, string, string][]
  art.add(
    stack
      .map(([x, y, turn, colour]) =>
        group({ transform: `rotate(${turn} ${x + 200} ${y})` }, at(x, y + 10, 2.3, folder(colour, 165, 150))),
      )
      .join(''),
  )
  const sheet = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      rect(0, 0, 230, 290, paper[100], { rx: 6, stroke: paper[500], strokeWidth: 2 }),
      rect(26, 30, 110, 18, green[700], { rx: 5 }),
      line('M26 80H200M26 108H200M26 136H160M26 164H190', ink[500], 7, { opacity: 0.4 }),
      line('M30 250L80 210L120 232L196 186', teal[600], 6),
    )
  art.add(
    sheet(610, 262, -8),
    sheet(800, 250, 6),
    at(560, 736, 2.9, folder(green[700], 165, 118)),
    at(
      640,
      610,
      1,
      rect(0, 0, 220, 62, paper[100], { rx: 8 }),
      line('M26 22H190M26 42H130', ink[500], 7, { opacity: 0.5 }),
    ),
  )
  art.add(
    at(1290, 690, 3, plant()),
    at(
      300,
      740,
      1.6,
      rect(-40, -62, 60, 62, clay[500], { rx: 9 }),
      line('M20-48q26 0 22 19t-22 15', clay[500], 9),
      line('M-24-74q-7-11 0-20t0-20M-2-74q-7-11 0-20t0-20', paper[500], 4),
    ),
  )
}

function portfolioForeground(art: Art): void {
  art.add(
    group(
      { transform: 'translate(1120 800) rotate(-14)' },
      rect(0, 0, 210, 14, gold[600], { rx: 3 }),
      shape('M210 0L246 7L210 14z', earth[300]),
      rect(-22, 0, 26, 14, clay[500], { rx: 3 }),
    ),
  )
}

export function portfolio(): Art {
  const art = createArt('artikel-07', 1600, 900)
  portfolioBackdrop(art)
  portfolioStage(art)
  portfolioForeground(art)
  return art
}
