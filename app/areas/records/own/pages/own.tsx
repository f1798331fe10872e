import { FileTextIcon, Share2Icon } from 'lucide-react'
import { NobodyYet, ofWhom, WhoseBar } from '#app/areas/family-doctor/cards/of-whom.tsx'
import { paperAddress } from '#app/areas/records/papers/cards/paper-address.ts'
import { nameOf } from '#app/areas/records/papers/rules.ts'
import { sharesAddress } from '#app/areas/records/sharing/cards/share-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { measuresAddress, ownAddress } from '../cards/own-address.ts'
import { ownRecord } from '../contract.ts'
import { EntryCells } from '../parts/entry-cells.tsx'
import { allItems, measureOf } from '../rules.ts'
import type { Route } from './+types/own'

export { handle } from 'virtual:rows/records-own'

export const clientLoader = behindGate(async (loading) => {
  const { members, memberId } = await ofWhom(loading)
  if (memberId === undefined) return null
  return { members, record: await loading.callApi(ownRecord, { member_id: memberId }) }
})

export default function OwnRecordPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <Frame bar={{}}>
        <NobodyYet what="健康档案" />
      </Frame>
    )
  const { members, record } = loaderData
  const subject = { kind: 'own', id: record.member_id } as const
  return (
    <Frame bar={{ title: `${record.truename}的健康档案` }}>
      <WhoseBar members={members} memberId={record.member_id} to={ownAddress} />
      <div className="space-y-20 p-16">
        <CellGroup>
          <Cell
            start={<FileTextIcon />}
            title="给医生看的一页"
            note="要紧的在最前面，也有在这里看过的病、开过的药；可以打印"
            to={paperAddress(subject)}
          />
          <Cell
            start={<Share2Icon />}
            title="分享给医生或家人"
            note="选好给看什么、看到哪天，随时收回"
            to={sharesAddress(nameOf(subject))}
          />
        </CellGroup>
        <Measures record={record} />
        <EntryCells record={record} />
        <Notice>加密保存，只有您看得到；分享出去的，谁看过都记在这里。这里的提示不是诊断，不舒服请看医生。</Notice>
      </div>
    </Frame>
  )
}

/** Letters of a value in the line of its name: more, as the four fats of blood have, stand below with what else is said. */
const MOST_BESIDE = 16

/** What is measured at home, each with its last value. */
function Measures({ record }: { record: CallOutput<typeof ownRecord> }) {
  return (
    <CellGroup title="测量">
      {allItems.map((item) => {
        const last = record.latest.find((one) => one.item === item)
        const value = last && `${last.value_words} ${last.unit}`
        const isLong = value !== undefined && value.length > MOST_BESIDE
        return (
          <Cell
            key={item}
            title={
              <span className="flex flex-wrap items-baseline justify-between gap-x-12">
                {measureOf(item).words}
                {value && !isLong && <span className="text-14 text-ink-2 tabular-nums">{value}</span>}
              </span>
            }
            note={
              last ? [last.time.slice(0, 10), last.remark, isLong && value].filter(Boolean).join(' · ') : '还没有记'
            }
            to={measuresAddress(record.member_id, item)}
          />
        )
      })}
    </CellGroup>
  )
}
