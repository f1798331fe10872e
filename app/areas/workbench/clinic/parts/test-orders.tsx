import { useState } from 'react'
import { TestTag } from '#app/areas/orders/tests/cards/test-tag.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchClinicVisit, benchTestWithdraw } from '../contract.ts'
import { TestSheet } from './test-sheet.tsx'

interface TestOrdersProps {
  visit: CallOutput<typeof benchClinicVisit>
  onChanged: () => void
}

/** What was ordered at a visit of what the hospital sells, how far it is, and the way to order more. */
export function TestOrders({ visit: { order_id, tests, may_write }, onChanged }: TestOrdersProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card title="检查" aside={tests.length > 0 ? '付款和完成会显示在这里' : '本院在售的体检和检查'}>
      {tests.length === 0 && <p className="text-14 text-ink-2">这次就诊还没有开检查。</p>}
      <ul aria-label="开的检查" className="divide-y divide-line">
        {tests.map(({ test_id, name, special_name, price, state, state_desc }) => (
          <li key={test_id} className="flex min-h-target flex-wrap items-center gap-x-12 gap-y-4 py-8">
            <p className="min-w-0 grow text-16 wrap-anywhere">
              {name}
              {special_name && <span className="text-14 text-ink-3"> {special_name}</span>}
            </p>
            <Price yuan={price} size="small" />
            <TestTag state={state} words={state_desc} />
            {state === 'waiting' && (
              <ActButton
                call={benchTestWithdraw}
                input={{ test_id }}
                kind="text"
                confirm={{
                  title: `撤销${name}？`,
                  text: '患者还没有付款，撤销后不能再付。',
                  yes: '撤销',
                  danger: true,
                }}
                said={() => '已撤销'}
                onDone={onChanged}
              >
                撤销
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {may_write === 1 && (
        <div className="pt-12">
          <Button kind="secondary" size="small" onClick={() => setChoosing(true)}>
            开检查
          </Button>
        </div>
      )}
      {isChoosing && (
        <TestSheet
          orderId={order_id}
          onClose={() => setChoosing(false)}
          onOrdered={() => {
            setChoosing(false)
            onChanged()
          }}
        />
      )}
    </Card>
  )
}
