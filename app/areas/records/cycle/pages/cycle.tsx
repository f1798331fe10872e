import { Suspense } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { later } from '#kit/ui/later.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { cycleBegin, cycleFinish, cycleSign, menstrual } from '../contract.ts'
import { GapQuestions } from '../parts/gap-questions.tsx'
import { TodayCard } from '../parts/today-card.tsx'
import { WrittenDays } from '../parts/written-days.tsx'
import type { Route } from './+types/cycle'

// Folded away, and wanted by few: it comes with the first touch.
const SignForm = later(async () => (await import('../parts/sign-form.tsx')).SignForm)

// Stands at the end.
const RemoveRecord = later(async () => (await import('#app/areas/records/home/cards/remove-record.tsx')).RemoveRecord)

export { handle } from 'virtual:rows/records-cycle'

const sendings = [{ call: cycleBegin }, { call: cycleFinish }, { call: cycleSign }]

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return callApi(menstrual, { userId })
})

export default function CyclePage({ loaderData: { record } }: Route.ComponentProps) {
  const isTouched = useTouched()
  if (!record)
    return (
      <Frame bar={{}}>
        <Empty
          title="还没有周期记录"
          text="来月经时点一下，就能看到下次大约什么时候。"
          action={<ButtonLink to="/records/edit?type=prepare">开始记录</ButtonLink>}
        />
      </Frame>
    )
  const place = { userId: record.userId, record: `cycle-${record.id}` }
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <WaitingLater place={place} sendings={sendings} />
        <TodayCard place={place} cycle={record} />
        <GapQuestions cycle={record} />
        {record.flags.length > 0 && (
          <Notice
            tone="warning"
            action={
              <Link to={searchAddress({ keyword: '妇科' })} className="underline">
                找妇科医生
              </Link>
            }
          >
            {record.flags.map(({ words }) => words).join('；')}，可以和医生说一说。
          </Notice>
        )}
        <Card>
          <Disclosure title="记排卵试纸或体温">
            <Suspense>{isTouched && <SignForm place={place} recordId={record.id} />}</Suspense>
          </Disclosure>
        </Card>
        <WrittenDays cycle={record} />
        <CellGroup>
          <Cell
            title="孕前检查"
            note="打算怀孕前 3 到 6 个月，两个人一起做一次"
            to={searchAddress({ keyword: '孕前', type: 'goods' })}
          />
          <Cell title="怀孕了" note="接着记孕周、产检和体重" to="/records/edit?type=pregnancy" />
          <Cell title="修改周期和经期天数" to="/records/edit?type=prepare" />
        </CellGroup>
        <Suspense>
          <RemoveRecord recordId={record.id} title="删除周期记录？">
            记过的日子、试纸和体温都会删掉，找不回来。
          </RemoveRecord>
        </Suspense>
      </div>
    </Frame>
  )
}
