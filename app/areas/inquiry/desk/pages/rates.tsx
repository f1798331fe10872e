import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { foreignCodes, RATE_DAYS } from '../../rules.ts'
import { deskRateAdd, deskRates } from '../contract.ts'
import type { Route } from './+types/rates'

export { handle } from 'virtual:rows/desk-inquiries-rates'

export const clientLoader = behindStaffGate(async ({ callApi }) => (await callApi(deskRates, {})).list)
type Row = CallOutput<typeof deskRates>['list'][number]

const columns: Column<Row>[] = [
  { head: '币种', cell: ({ currency, currency_name }) => `${currency_name} ${currency}` },
  { head: '1 单位合人民币', cell: ({ rate }) => rate || '—', numeric: true },
  { head: '日期', cell: ({ date }) => date || '—', tight: true },
  {
    head: '能否用于报价',
    cell: ({ is_usable }) => <Tag tone={is_usable ? 'success' : 'warning'}>{is_usable ? '可以' : '请登记'}</Tag>,
    tight: true,
  },
]

/** The rates by which quotes are summed up, each of its day. */
export default function DeskRatesPage({ loaderData: rates }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const today = useToday()
  const [round, setRound] = useState(0)
  return (
    <DeskFrame
      note={`报价按最近 ${RATE_DAYS} 天里最新的一天折算，并把那天的汇率记在报价里；以后再改，已有的报价不变。`}
    >
      <div className="grid gap-16 *:min-w-0 wide:grid-cols-2">
        <Table label="当日汇率" columns={columns} rows={rates} keyOf={({ currency }) => currency} empty={null} />
        <Card title="登记汇率">
          <PageForm
            key={round}
            action="登记"
            refusedFields={{ future: 'date' }}
            save={(form, send) =>
              send(deskRateAdd, readForm(deskRateAdd, form, { currency: foreignCodes, date: 'text', rate: 'text' }))
            }
            said={({ currency }) => `${currency} 已登记`}
            onSaved={() => {
              setRound(round + 1)
              revalidate()
            }}
          >
            <Select
              label="币种"
              name="currency"
              options={rates.map(({ currency, currency_name }) => ({ value: currency, text: currency_name }))}
              required
            />
            <Field label="日期" name="date" keyboard="date" defaultValue={today} required />
            <Field
              label="1 单位合多少元人民币"
              name="rate"
              keyboard="decimal"
              pattern="\d{1,3}(\.\d{1,6})?"
              title="最多六位小数"
              placeholder="例如：7.1234"
              required
            />
          </PageForm>
        </Card>
      </div>
    </DeskFrame>
  )
}
