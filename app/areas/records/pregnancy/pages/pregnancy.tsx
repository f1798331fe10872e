import { Suspense } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { ChildCell } from '#app/areas/records/children/cards/child-cell.tsx'
import { GESTATION_DAYS } from '#app/areas/records/children/rules.ts'
import { RemoveRecord } from '#app/areas/records/home/cards/remove-record.tsx'
import { paperAddress } from '#app/areas/records/papers/cards/paper-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { datedDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { later } from '#kit/ui/later.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnant } from '../contract.ts'
import { DatingCard } from '../parts/dating-card.tsx'
import { NextCard, StepList } from '../parts/step-list.tsx'
import { WeightCard } from '../parts/weight-card.tsx'
import type { Route } from './+types/pregnancy'

export { handle } from 'virtual:rows/records-pregnancy'

// Folded away when the page opens: they come when somebody may want them.
const OgttForm = later(async () => (await import('../parts/ogtt-form.tsx')).OgttForm)
const BagList = later(async () => (await import('../parts/bag-list.tsx')).BagList)

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return callApi(pregnant, { userId })
})

export default function PregnancyPage({ loaderData: { record } }: Route.ComponentProps) {
  if (!record)
    return (
      <Frame bar={{}}>
        <Empty
          title="还没有怀孕记录"
          text="填末次月经或预产期，就知道现在几周、接下来做什么。"
          action={<ButtonLink to="/records/edit?type=pregnancy">开始记录</ButtonLink>}
        />
      </Frame>
    )
  if (record.birth_date) return <BornPage record={record} />
  if (record.is_over)
    return (
      <Frame bar={{ title: '已经结束的记录' }}>
        <div className="space-y-12 p-16">
          <Notice
            action={
              <Link to="/records/ended" className="underline">
                删除或看看帮助
              </Link>
            }
          >
            这份记录只能看，不会再提醒。
          </Notice>
          <StepList record={record} />
        </div>
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <DatingCard record={record} />
        <NextCard record={record} />
        <WeightCard record={record} />
        <CellGroup>
          <Cell title="数胎动、记宫缩" note="孕 28 周起每天数一数胎动" to="/records/counters" />
          {record.pregnancyDays >= GESTATION_DAYS.least && (
            <Cell title="宝宝出生了" note="接着记身长体重和疫苗，孕周自动带过去" to="/records/birth" />
          )}
          <PaperCell record={record} />
          <Cell title="修改资料" note="预产期、身高、孕前体重、几个宝宝" to="/records/edit?type=pregnancy" />
        </CellGroup>
        <StepList record={record} />
        <Card>
          <Disclosure title="糖耐结果">
            <Suspense>
              <OgttForm record={record} />
            </Suspense>
          </Disclosure>
        </Card>
        <Card>
          <Disclosure title="待产包">
            <Suspense>
              <BagList record={record} />
            </Suspense>
          </Disclosure>
        </Card>
        <Notice tone="danger" action={<a href="tel:120">拨打 120</a>}>
          出血、破水、肚子一阵阵疼、头痛眼花，或胎动明显变少，马上去医院。
        </Notice>
        <p className="pt-12 text-center text-14">
          <Link to="/records/ended" className="inline-flex min-h-target items-center text-ink-3">
            结束这份记录
          </Link>
        </p>
      </div>
    </Frame>
  )
}

/** The record on one page, for a doctor. */
const PaperCell = ({ record }: { record: Pregnancy }) => (
  <Cell
    title="给医生看、打印"
    note="孕周、体重、糖耐和产检在一页上；可以分享给医院"
    to={paperAddress({ kind: 'pregnancy', id: record.id })}
  />
)

/** What stays of a pregnancy after a birth: the children, and what was ticked. */
function BornPage({ record }: { record: Pregnancy }) {
  const today = useToday()
  return (
    <Frame bar={{ title: '怀孕记录' }}>
      <div className="space-y-12 p-16">
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
      </div>
    </Frame>
  )
}
