import { longDay } from '../../../../../lib/day.ts'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../../office/display/FactList.tsx'
import { Part } from '../../../../../office/display/Part.tsx'
import { EXAMINER_FIGURE_NAMES, EXAMINER_FIGURES } from '../../rules.ts'
import { MirrorPicture } from './MirrorPicture.tsx'

/** What the portal knows of an examiner's year, as a review stores it. */
export const ExaminerYear = ({ id }: { id: number }) => (
  <Waiting call="getExaminerYear" payload={{ id }}>
    {({ dari, angka, cermin }) => (
      <>
        <Part>Setahun terakhir, sejak {longDay(dari)}</Part>
        <FactList
          items={EXAMINER_FIGURE_NAMES.map((name) => [
            EXAMINER_FIGURES[name],
            angka[name] === null ? 'Terlalu sedikit untuk dihitung' : String(angka[name]),
          ])}
        />
        <MirrorPicture mirror={cermin} />
      </>
    )}
  </Waiting>
)
