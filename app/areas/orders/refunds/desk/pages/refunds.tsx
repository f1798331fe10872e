import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { type DeskList, deskLists } from '../../rules/desk-lists.ts'
import { deskRefunds } from '../contract.ts'
import { type Asking, DecideDialog } from '../parts/decide-dialog.tsx'
import { RefundCard } from '../parts/refund-card.tsx'
import type { Route } from './+types/refunds'

export { handle } from 'virtual:rows/desk-refunds'

const names = Object.keys(deskLists) as DeskList[]

const load = async ({ callApi, query }: Loading) => {
  const list = names.find((name) => name === query.get('list')) ?? 'applied'
  return { list, found: await callApi(deskRefunds, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
const empties: Record<DeskList, string> = {
  applied: '没有等待处理的退款',
  returned: '没有等待签收的退货',
  returning: '没有等待患者寄回的商品',
  escalated: '没有平台介入的退款',
  over: '还没有结束的退款',
}

export default function DeskRefundsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<Asking>()
  return (
    <DeskFrame note="到期没有处理的申请会自动同意。拒绝时写清原因，患者不同意的话可以请平台裁定。">
      <div className="space-y-16">
        <Tabs
          label="退款"
          tabs={names.map((name) => ({
            text: deskLists[name].words,
            to: address('/desk/refunds', { list: name }),
            current: name === list,
          }))}
        />
        {found.list.length === 0 ? (
          <div className="rounded-12 bg-card shadow-soft">
            <Empty title={empties[list]} text="有新的申请时会显示在这里。" />
          </div>
        ) : (
          <ul aria-label={deskLists[list].words} className="grid gap-12">
            {found.list.map((refund) => (
              <li key={refund.refund_id}>
                <RefundCard
                  refund={refund}
                  isPlatform={found.is_platform === 1}
                  onAsk={setAsking}
                  onDone={revalidate}
                />
              </li>
            ))}
          </ul>
        )}
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {asking && (
        <DecideDialog
          asking={asking}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
