import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskGiftBatches } from '../contract.ts'
import { PrintForm } from '../parts/print-form.tsx'
import { SpendForm } from '../parts/spend-form.tsx'
import type { Route } from './+types/gift-cards'

export { handle } from 'virtual:rows/desk-giftcards'

const load = async ({ callApi, query }: Loading) => {
  // Who takes cards at a counter need not see what was printed.
  const found = await callApi(deskGiftBatches, { page: maybeId(query, 'page') ?? 1 }).catch((thrown: unknown) => {
    if (thrown instanceof RefusedError && thrown.reason === 'not-allowed') return undefined
    throw thrown
  })
  return { found }
}
export const clientLoader = behindStaffGate(load)
type Batch = CallOutput<typeof deskGiftBatches>['list'][number]

const columns: Column<Batch>[] = [
  { head: '打印时间', cell: (row) => row.print_time.slice(0, 16), tight: true },
  { head: '面值', cell: (row) => <Price yuan={row.amount} size="small" />, numeric: true },
  { head: '张数', cell: (row) => row.count, numeric: true },
  { head: '已兑换', cell: (row) => row.bound_num, numeric: true },
  { head: '未用余额', cell: (row) => <Price yuan={row.left} size="small" />, numeric: true },
  { head: '有效期至', cell: (row) => row.end_time.slice(0, 10), tight: true },
]

export default function DeskGiftCardsPage({ loaderData: { found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [printing, setPrinting] = useState(false)
  return (
    <DeskFrame
      note="在柜台按患者出示的付款码扣款，钱记到本院名下。打印即视为已在柜台收款；卡号和密码只显示这一次。"
      aside={
        found?.serves_platform === 1 && (
          <Button size="small" onClick={() => setPrinting(true)}>
            <PlusIcon />
            打印礼品卡
          </Button>
        )
      }
    >
      <div className="space-y-16">
        <SpendForm onSpent={revalidate} />
        {found && (
          <>
            <Table
              label="打印过的礼品卡"
              columns={columns}
              rows={found.list}
              keyOf={(row) => row.batch}
              empty={
                <Empty drawing="bag" title="还没有打印过礼品卡" text="打印一批以后，可以在这里看已卖、已用了多少。" />
              }
            />
            <PageLinks page={found.page} total={found.total_page_num} />
          </>
        )}
      </div>
      {printing && (
        <PrintForm
          onClose={() => {
            setPrinting(false)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
