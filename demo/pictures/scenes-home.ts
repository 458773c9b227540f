// The two large pictures of the home page: the river basin with a survey team, and people round a map table.
import { basin } from './basin.ts'
import { birds, clouds, knoll, range, sky, sun } from './land.ts'
import { green, mix, paper, teal } from './palette.ts'
import { cast, person, shadow } from './people.ts'
import { canopy, spray, tuft } from './plants.ts'
import { at, type Art, createArt } from './svg.ts'
import { drone, tripod } from './tools.ts'

const far = mix(teal[300], paper[200], 0.4)
const near = mix(teal[400], green[300], 0.4)

export function hero(): Art {
  const art = createArt('hero', 1600, 1100)
  sky(art, 'morning', 420)
  sun(art, 1075, 158, 52)
  clouds(art, 21, 4, 60, 170, paper[100], 0.55)
  range(art, { top: 285, bottom: 350, count: 3, seed: 11, far, near, rise: 150, lines: 5 })
  birds(art, [[520, 150, 13], [556, 128, 10], [590, 160, 9]])
  basin(art, { horizon: 0.22, trees: 130, count: 12 })
  art.add(at(640, 430, 1.5, drone()))
  knoll(art, [[-20, 900], [130, 895], [330, 920], [520, 975], [700, 1060], [860, 1130]], green[600], 5, 30)
  art.add([[60, 912], [470, 985], [555, 1040], [212, 1010], [350, 1060], [640, 1075]].map(([x, y]) => at(x as number, y as number, 1.2, tuft(green[400], 2.2))).join(''))
  art.add(at(150, 962, 2.3, shadow(), person({ ...cast.biologist, pose: 'point', face: 1 })))
  art.add(at(262, 978, 2.3, shadow(), person({ ...cast.leader, pose: 'tablet', face: 1 })))
  art.add(at(430, 1000, 2.1, tripod()), at(375, 1002, 2.25, shadow(), person({ ...cast.surveyor, pose: 'look', face: 1 })))
  art.add(canopy(art, 1062, 52, 9, green[800], (u) => (u < 0.6 ? 10 + u * 60 : 46 - (u - 0.6) * 190)))
  art.add(at(1585, 1120, 1.5, spray(4, green[700], 190)), at(10, 1135, 1.1, spray(8, green[700], 170)))
  return art
}
