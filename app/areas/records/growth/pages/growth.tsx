import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { child } from '#app/areas/records/children/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { later } from '#kit/ui/later.ts'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { behindGate, readId } from '#kit/wire/load.ts'
import { growthAddress } from '../cards/growth-address.ts'
import { GrowthDrawing } from '../cards/growth-drawing.tsx'
import { addMeasurement, growth, growthChart } from '../contract.ts'
import { MeasuredList } from '../parts/measured-list.tsx'
import { type Charted, charted, measures, type StandardCode, standards } from '../rules.ts'
import type { Route } from './+types/growth'

// Comes with the first touch: who only reads writes nothing.
const fetchSheet = async () => (await import('../parts/measure-sheet.tsx')).MeasureSheet
const MeasureSheet = later(fetchSheet)

export { handle } from 'virtual:rows/records-growth'

const sendings = [{ call: addMeasurement }]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [asked, wanted] = [query.get('measure') ?? '', query.get('standard') ?? '']
  const measure = Object.hasOwn(charted, asked) ? (asked as Charted) : 'weight'
  const standard = Object.hasOwn(standards, wanted) ? (wanted as StandardCode) : 'china'
  const [{ user_id: userId }, whose, all, chart] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(child, { child_id }),
    callApi(growth, { child_id, standard }),
    callApi(growthChart, { child_id, measure, standard }),
  ])
  return { userId, whose, all, chart, measure, standard }
})

export default function GrowthPage({ loaderData }: Route.ComponentProps) {
  const { userId, whose, all, chart, measure, standard } = loaderData
  const [isAdding, setIsAdding] = useState(false)
  useTouched(fetchSheet)
  const { revalidate } = useRevalidator()
  const mayWrite = whose.rights !== 'see'
  const place = { userId, record: `growth-${whose.id}` }
  const other: StandardCode = standard === 'china' ? 'who' : 'china'
  return (
    <Frame bar={{ title: `${whose.baby_name}的成长曲线` }}>
      <div className="print:hidden">
        <Tabs
          label="看哪一项"
          tabs={(Object.keys(charted) as Charted[]).map((one) => ({
            text: measures[one],
            to: growthAddress(whose.id, one, standard),
            current: one === measure,
          }))}
        />
      </div>
      <div className="grow space-y-12 p-16">
        <WaitingLater place={place} sendings={sendings} />
        <p className="hidden text-14 print:block">
          {whose.sex === 1 ? '女' : '男'} · {whose.birthday} 出生
          {whose.gestation_words && ` · ${whose.gestation_words}`} · {whose.age_words}
        </p>
        <Card title={`${chart.name}（${chart.unit}）`}>
          <GrowthDrawing shown={chart} />
          {chart.measure === 'weight_for_length' && (
            <p className="pt-8 text-12 text-ink-2">
              横轴是{chart.name.slice(0, 2)}（厘米），纵轴是体重：看体重和个子配不配。
            </p>
          )}
          {chart.gap_words && <p className="pt-8 text-12 text-ink-2">{chart.gap_words}</p>}
          {chart.is_corrected === 1 && (
            <p className="pt-8 text-12 text-ink-2">按矫正月龄画：从预产期算起，到两岁为止。</p>
          )}
          {chart.standard && (
            <p className="pt-8 text-12 text-ink-3">
              {unbroken(`${chart.standard.title}。数字是离中位几个标准差。来源：${chart.standard.source}`)}
            </p>
          )}
          <p className="print:hidden">
            <Link
              to={growthAddress(whose.id, measure, other)}
              className="inline-flex min-h-target items-center text-14 text-accent-ink"
            >
              换成{standards[other]}
            </Link>
          </p>
        </Card>
        {all.list.length === 0 ? (
          <Empty drawing="calendar" title="还没有记录" text="量好体重、身长或头围，点“记一次”。" />
        ) : (
          <MeasuredList childId={whose.id} list={all.list} mayWrite={mayWrite} />
        )}
        <p className="px-4 text-12 text-ink-3">{all.caution}</p>
      </div>
      {mayWrite && (
        <BottomAction>
          <Button onClick={() => setIsAdding(true)}>记一次</Button>
        </BottomAction>
      )}
      {isAdding && (
        <Suspense>
          <MeasureSheet
            place={place}
            childId={whose.id}
            birthday={whose.birthday}
            onClose={() => setIsAdding(false)}
            onDone={() => {
              setIsAdding(false)
              revalidate()
            }}
          />
        </Suspense>
      )}
    </Frame>
  )
}
