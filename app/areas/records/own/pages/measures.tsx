import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { later } from '#kit/ui/later.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate, readId } from '#kit/wire/load.ts'
import { measuresAddress } from '../cards/own-address.ts'
import { TrendDrawing } from '../cards/trend-drawing.tsx'
import { addOwnMeasure, ownMeasures, ownRecord } from '../contract.ts'
import { MeasuredList } from '../parts/measured-list.tsx'
import { allItems, type Item, measureOf, measures } from '../rules.ts'
import type { Route } from './+types/measures'

// Comes with the first touch: who only reads writes nothing.
const fetchSheet = async () => (await import('../parts/measure-sheet.tsx')).MeasureSheet
const MeasureSheet = later(fetchSheet)

export { handle } from 'virtual:rows/records-measures'

const sendings = [{ call: addOwnMeasure }]

const isItem = (given: string): given is Item => Object.hasOwn(measures, given)

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const member_id = readId(query, 'member_id')
  const asked = query.get('item') ?? ''
  const item: Item = isItem(asked) ? asked : 'pressure'
  const [{ user_id: userId }, record, shown] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(ownRecord, { member_id }),
    callApi(ownMeasures, { member_id, item }),
  ])
  return { userId, item, memberId: member_id, needsGuardian: record.needs_guardian === 1, shown }
})

export default function MeasuresPage({ loaderData }: Route.ComponentProps) {
  const { userId, item, memberId, needsGuardian, shown } = loaderData
  const place = { userId, record: `own-${memberId}` }
  const { revalidate } = useRevalidator()
  const [isWriting, setWriting] = useState(false)
  useTouched(fetchSheet)
  const [said, setSaid] = useState<{ remark: string; isUrgent: boolean }>()
  const { words, unit } = measureOf(item)
  const done = (remark: string, isUrgent: boolean) => {
    setWriting(false)
    setSaid({ remark, isUrgent })
    revalidate()
  }
  return (
    <Frame bar={{ title: `${shown.truename}的测量` }}>
      <div className="print:hidden">
        <FilterBar
          label="看哪一样"
          filters={allItems.map((one) => ({
            text: measureOf(one).words,
            to: measuresAddress(memberId, one),
            current: one === item,
          }))}
        />
      </div>
      <div className="grow space-y-12 p-16">
        <WaitingLater place={place} sendings={sendings} />
        {said?.remark && (
          <div role={said.isUrgent ? 'alert' : 'status'}>
            <Notice tone={said.isUrgent ? 'danger' : 'accent'} action={said.isUrgent && <a href="tel:120">拨打 120</a>}>
              {said.remark}
            </Notice>
          </div>
        )}
        {shown.trend && (
          <Card title={`${words}的变化`} aside={unit}>
            <TrendDrawing name={words} unit={unit} trend={shown.trend} />
          </Card>
        )}
        {shown.list.length > 0 ? (
          <MeasuredList memberId={memberId} list={shown.list} />
        ) : (
          <Empty title={`还没有记过${words}`} text="记上两天，就能看到变化。" />
        )}
      </div>
      <BottomAction>
        <Button onClick={() => setWriting(true)}>记一次{words}</Button>
      </BottomAction>
      {isWriting && (
        <Suspense>
          <MeasureSheet
            key={item}
            place={place}
            memberId={memberId}
            item={item}
            needsGuardian={needsGuardian}
            onClose={() => setWriting(false)}
            onDone={done}
          />
        </Suspense>
      )}
    </Frame>
  )
}
