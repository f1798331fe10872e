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
import { Tag } from '#kit/ui/tag.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskMerchantSet, deskMerchants } from '../contract.ts'
import type { Route } from './+types/merchants'

export { handle } from 'virtual:rows/desk-merchants'

const view = listView({ call: deskMerchants, noun: '医院', search: '搜医院、商户号' })
export const clientLoader = behindStaffGate(loadList(view))
type Merchant = CallOutput<typeof deskMerchants>['list'][number]

const columns: Column<Merchant>[] = [
  { head: '医院', cell: (row) => row.hospital_name },
  { head: '支付机构', cell: (row) => row.provider_name, tight: true },
  { head: '收款商户号', cell: (row) => <Current row={row} /> },
  { head: '以前用过', cell: beforeOf },
]

export default function MerchantsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const maySet = useMay('merchants.set')
  const [chosen, setChosen] = useState<Merchant>()
  const act: Column<Merchant> = {
    head: '操作',
    bare: true,
    cell: (row) =>
      row.is_ours === 1 && (
        <Button kind="text" size="small" onClick={() => setChosen(row)}>
          更换
        </Button>
      ),
  }
  return (
    <DeskFrame note="医院有自己的商户号时，挂号和问诊的钱直接进医院账户，不再由平台结算付款；没有时由平台代收。商城货款一律由平台收。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="收款商户号"
        columns={maySet ? [...columns, act] : columns}
        keyOf={(row) => `${row.hospital_id} ${row.provider}`}
        empty={<Empty title="还没有可以设的商户号" text="有了医院，并开通了微信支付或支付宝，就列在这里。" />}
      />
      {chosen && (
        <EditForm
          title={`${chosen.hospital_name}：${chosen.provider_name}`}
          action="申请更换"
          refusedFields={{ 'wrong-form': 'number', 'no-keys': 'number', 'is-platforms': 'number' }}
          edited={chosen}
          save={(form, send) =>
            send(deskMerchantSet, {
              ...readForm(deskMerchantSet, form, { number: 'text' }),
              hospital_id: chosen.hospital_id,
              provider: chosen.provider,
            })
          }
          said={({ request_id }) =>
            request_id === null
              ? '现在就用它收款；没有经过别人同意的，操作记录里会写明'
              : '已申请，等另一位在“申请和同意”里同意'
          }
          onSaved={() => {
            setChosen(undefined)
            void revalidate()
          }}
          onClose={() => setChosen(undefined)}
        >
          <Field
            label="医院自己的商户号"
            name="number"
            maxLength={32}
            defaultValue={chosen.number}
            hint={hints[chosen.provider] ?? '不填就由平台代收'}
          />
          <p className="text-12 text-ink-2">换了以后的付款进新的商户号；已经付的仍在原来的商户号里退款、查询和对账。</p>
        </EditForm>
      )}
    </DeskFrame>
  )
}

const hints: Readonly<Record<string, string>> = {
  wechat: '服务商下的特约商户号（8 到 10 位数字）；不填就由平台代收',
  alipay: '医院自己应用的 APPID；不填就由平台代收',
}

function Current({ row }: { row: Merchant }) {
  if (row.number === '') return <span className="text-ink-2">平台代收</span>
  return (
    <span className="flex flex-wrap items-center gap-8">
      <code className="break-all select-all">{row.number}</code>
      {row.has_keys === 0 && <Tag tone="warning">没有密钥，暂由平台代收</Tag>}
      <span className="text-12 text-ink-2">
        {row.since?.slice(0, 10)} 起，{row.set_by}
      </span>
    </span>
  )
}

function beforeOf({ before }: Merchant) {
  if (before.length === 0) return '—'
  return (
    <ul className="space-y-4 text-12 text-ink-2">
      {before.map(({ number, since, until }) => (
        <li key={`${number} ${since}`}>
          {number}，{since.slice(0, 10)} 到 {until?.slice(0, 10)}
        </li>
      ))}
    </ul>
  )
}
