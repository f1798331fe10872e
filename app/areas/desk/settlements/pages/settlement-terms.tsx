import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskSettlementParties, deskSettlementTerms } from '../contract.ts'
import { partyKinds } from '../rules.ts'
import type { Route } from './+types/settlement-terms'

export { handle } from 'virtual:rows/desk-settlement-terms'

const view = listView({
  call: deskSettlementParties,
  noun: '结算对象',
  search: '搜名称',
  filters: { kind: { as: 'tabs', label: '对象', words: partyKinds } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Party = CallOutput<typeof deskSettlementParties>['list'][number]

const PERCENT = '(100(\\.0{1,2})?|\\d{1,2}(\\.\\d{1,2})?)'

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayRun = useMay('payouts.run')
  const [chosen, setChosen] = useState<Party>()
  const columns: Column<Party>[] = [
    { head: '对象', cell: (row) => row.party_name },
    { head: '现在', cell: heldOf },
    {
      head: '以后',
      cell: (row) => (row.next_day ? `${row.next_day} 起：${spoken(row.next_share, row.next_fee)}` : '—'),
    },
    ...(mayRun
      ? [
          {
            head: '操作',
            bare: true,
            cell: (row: Party) => (
              <div className="-ml-12">
                <Button kind="text" size="small" onClick={() => setChosen(row)}>
                  设定
                </Button>
              </div>
            ),
          },
        ]
      : []),
  ]
  return (
    <DeskFrame note="对方得到的比例和承担的支付手续费，从某一天起。每笔按它付款那天的比例结算，退款跟着原来的。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="分成与费率"
        columns={columns}
        keyOf={(row) => row.party}
        empty={<Empty title="还没有结算对象" text="有了医院、医生或合作方渠道，就列在这里。" />}
      />
      {chosen && (
        <EditForm
          title={`${chosen.party_name}的分成与费率`}
          action="保存"
          refusedFields={{ 'too-late': 'from_day' }}
          edited={chosen}
          save={(form, send) =>
            send(deskSettlementTerms, {
              ...readForm(deskSettlementTerms, form, { share: 'text', fee: 'text', from_day: 'text' }),
              party: chosen.party,
            })
          }
          said={() => '已保存'}
          onSaved={() => {
            setChosen(undefined)
            void revalidate()
          }}
          onClose={() => setChosen(undefined)}
        >
          <Field
            label="对方分成"
            name="share"
            keyboard="decimal"
            pattern={PERCENT}
            end="%"
            defaultValue={chosen.share}
            hint="扣掉手续费以后，对方得到的部分；其余由卖方留存"
            required
          />
          <Field
            label="支付手续费"
            name="fee"
            keyboard="decimal"
            pattern={PERCENT}
            end="%"
            defaultValue={chosen.fee || '0'}
            hint="按金额代扣；现金不扣"
            required
          />
          <Field label="从哪天起" name="from_day" keyboard="date" hint="今天或以后" required />
        </EditForm>
      )}
    </DeskFrame>
  )
}

const spoken = (share: string, fee: string) => `分成 ${share}%，手续费 ${fee}%`

const heldOf = (row: Party) => {
  if (row.share) return `${spoken(row.share, row.fee)}（${row.from_day} 起，${row.set_by}）`
  return row.party.startsWith('hospital:') ? '全部归医院，不扣手续费' : '没有设定，不结算'
}
