import { Suspense } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { ownAddress } from '#app/areas/records/own/cards/own-address.ts'
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
import { pregnant } from '../contract.ts'
import { DatingCard } from '../parts/dating-card.tsx'
import { PaperCell } from '../parts/paper-cell.tsx'
import { NextCard, StepList } from '../parts/step-list.tsx'
import { placeOf, sendings } from '../parts/waiting.ts'
import { WeightCard } from '../parts/weight-card.tsx'
import type { Route } from './+types/pregnancy'

export { handle } from 'virtual:rows/records-pregnancy'

// Come after the page: what is offered is no part of what is due.
const PackageOffers = later(async () => (await import('../parts/package-offers.tsx')).PackageOffers)

// Folded away when the page opens: they come with the first touch.
const OgttForm = later(async () => (await import('../parts/ogtt-form.tsx')).OgttForm)
const BagList = later(async () => (await import('../parts/bag-list.tsx')).BagList)

// Once a child was born.
const BornSections = later(async () => (await import('../parts/born-sections.tsx')).BornSections)

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id: userId } = await callApi(getUserInfo, {})
  return callApi(pregnant, { userId })
})

export default function PregnancyPage({ loaderData: { record } }: Route.ComponentProps) {
  const isTouched = useTouched()
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
  if (record.birth_date)
    return (
      <Frame bar={{ title: '怀孕记录' }}>
        <div className="space-y-12 p-16">
          <Suspense>
            <BornSections record={record} />
          </Suspense>
        </div>
      </Frame>
    )
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
        <WaitingLater place={placeOf(record)} sendings={sendings} />
        <DatingCard record={record} />
        <NextCard record={record} />
        <Suspense>
          <PackageOffers record={record} />
        </Suspense>
        <WeightCard record={record} />
        <CellGroup>
          <Cell title="数胎动、记宫缩" note="孕 28 周起每天数一数胎动" to="/records/counters" />
          {record.is_birth_open === 1 && (
            <Cell title="宝宝出生了" note="接着记身长体重和疫苗，孕周自动带过去" to="/records/birth" />
          )}
          <PaperCell record={record} />
          <Cell
            title="检查报告"
            note="照片或 PDF 存在您的健康档案里，也能给医生看"
            to={ownAddress(record.member_id || undefined)}
          />
          <Cell title="修改资料" note="预产期、身高、孕前体重、几个宝宝" to="/records/edit?type=pregnancy" />
        </CellGroup>
        <StepList record={record} />
        <Card>
          <Disclosure title="糖耐结果">
            <Suspense>{isTouched && <OgttForm record={record} />}</Suspense>
          </Disclosure>
        </Card>
        <Card>
          <Disclosure title="待产包">
            <Suspense>{isTouched && <BagList record={record} />}</Suspense>
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
