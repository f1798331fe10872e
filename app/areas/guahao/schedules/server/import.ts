import { unmarkInvented } from '#app/areas/guahao/departments/server/public.ts'
import { seatDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Importer } from '#app/room.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { counted } from '#kit/db/upsert.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { foreseeChanged, type Remade, remakeChanged, type Unchanged } from './commands/plan.ts'
import { readLine, shownOf } from './import/line.ts'
import { type Line, placeLines } from './import/place.ts'
import { refuseClashes, type Touched, writeDays, writePlans } from './import/write.ts'
import { listWithoutInvented } from './queries.ts'

const MOST_NAMED = 50

/** How many there are, and which: one line each, up to fifty of them. */
const named = (clinics: Unchanged, en: string, zh: string): Why[] => [
  ...(clinics.length > 0 ? [why(`${clinics.length} ${en}`, `${clinics.length} 次门诊${zh}`)] : []),
  ...clinics
    .slice(0, MOST_NAMED)
    .map(({ date, half, doctorName, taken }) =>
      why(
        `  ${date} ${half} ${doctorName}: ${taken} taken`,
        `${date} ${halfDayWord(half as HalfDay)} ${doctorName}：已约 ${taken} 人`,
      ),
    ),
]

const namedIn = ({ stopped, kept }: Remade): Why[] => [
  ...named(
    stopped,
    'clinics had places taken and are stopped; their patients were told and choose',
    '已有人预约，按文件停诊，已通知患者选择改约或退号：',
  ),
  ...named(
    kept,
    'clinics have places taken and stay as they were: look at them at the desk',
    '已有人预约，保持原样，没有改动，请在排班里处理：',
  ),
]

/** Plans of the week, and days that differ, from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'schedules',
  title: '排班',
  may: 'schedules.plan',
  ofHospital: 'hospital_code',
  columns: [
    { name: 'hospital_code', required: true, title: '医院编码', example: 'SZ01' },
    { name: 'doctor_code', required: true, title: '医生编码', example: 'D1001' },
    { name: 'department_code', title: '科室编码', example: '' },
    { name: 'weekday', title: '星期', example: '周一' },
    { name: 'date', title: '日期', example: '' },
    { name: 'half', title: '半天', example: '上午' },
    { name: 'begin', title: '开始', example: '08:00' },
    { name: 'end', title: '结束', example: '11:30' },
    { name: 'places', title: '每半小时号源', example: '3' },
    { name: 'fee', title: '挂号费', example: '50.00' },
    { name: 'clinic', title: '门诊类型', example: '专家门诊' },
    { name: 'on_holidays', title: '节假日照常', example: '否' },
    { name: 'first_day', title: '第一天', example: '' },
    { name: 'last_day', title: '最后一天', example: '' },
    { name: 'change', title: '变动', example: '' },
    { name: 'note', title: '备注', example: '' },
  ],

  async open(ctx) {
    const touched: Touched = { doctors: new Map(), days: [], freed: new Set() }
    const write = async (db: Db, lines: readonly Line[]) => {
      const { plans, exceptions, usual, refused } = await placeLines(db, lines, ctx.now)
      for (const [line, why] of await refuseClashes(db, plans, touched)) {
        refused.set(line, why)
        plans.delete(line)
      }
      const seats = [...plans.values()].filter((plan) => plan.places > 0)
      if (seats.length > 0)
        await seatDoctors(
          db,
          seats.map(({ doctorId, depId }) => ({ doctorId, depId })),
        )
      const written = counted(await writePlans(db, [...plans.values()], touched))
      const days = await writeDays(db, { brought: [...exceptions.values()], usual: [...usual.values()] }, touched)
      return { added: written.added + days.added, changed: written.changed + days.changed, ids: [], refused }
    }
    return {
      read: readLine,
      shown: shownOf,
      keyOf: ({ hospitalCode, departmentCode, doctorCode, half, ...line }) => {
        const when = line.kind === 'plan' ? `${line.weekday} ${line.firstDay}` : line.date
        return [hospitalCode, departmentCode, doctorCode, when, half].join('\n')
      },
      write,
      async done() {
        await unmarkInvented(ctx.db, await listWithoutInvented(ctx.db, [...touched.freed]))
        const { made, ...remade } = await remakeChanged(ctx, touched)
        const said = why(`${made} clinics of the coming days were made`, `按文件排出了今后 ${made} 次门诊`)
        return [...(made > 0 ? [said] : []), ...namedIn(remade)]
      },
      foresee: async () => namedIn(await foreseeChanged(ctx, touched)),
    }
  },
}
