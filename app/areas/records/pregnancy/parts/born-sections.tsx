import { ChildCell } from '#app/areas/records/children/cards/child-cell.tsx'
import { RemoveRecord } from '#app/areas/records/home/cards/remove-record.tsx'
import { datedDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { PaperCell } from './paper-cell.tsx'
import { StepList } from './step-list.tsx'

/** What stays of a pregnancy after a birth: the children, and what was ticked. */
export function BornSections({ record }: { record: Pregnancy }) {
  const today = useToday()
  return (
    <>
      <Card>
        <p className="text-18 font-semibold">{datedDay(record.birth_date, today)}出生</p>
        <p className="pt-4 text-14 text-ink-2">孕 {record.week_words}。这份记录只能看，不会再提醒。</p>
      </Card>
      {(record.hr_gravida_babys.length > 0 || record.unborn_num > 0) && (
        <CellGroup title="宝宝">
          {record.hr_gravida_babys.map((baby) => (
            <ChildCell key={baby.id} baby={baby} />
          ))}
          {record.unborn_num > 0 && (
            <Cell title="再记一个宝宝" note={`还有 ${record.unborn_num} 个没有建档案`} to="/records/birth" />
          )}
        </CellGroup>
      )}
      <CellGroup>
        <PaperCell record={record} />
      </CellGroup>
      <StepList record={record} />
      <RemoveRecord recordId={record.id} title="删除怀孕记录？">
        孕周、体重、产检和检查结果都会删掉，找不回来。宝宝的档案会留着。
      </RemoveRecord>
    </>
  )
}
