import { useNavigate } from 'react-router'
import { nextAddress, orderAddress, payAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { testsBuy, type testsOfVisit } from '../contract.ts'
import { TestTag } from './test-tag.tsx'

type Tests = CallOutput<typeof testsOfVisit>
type Test = Tests['list'][number]

/** What the doctor ordered at a visit, and the way to pay for it. */
export function OrderedTests({ visitId, tests }: { visitId: string; tests: Tests }) {
  const navigate = useNavigate()
  const buy = useAct(testsBuy)
  const shown = tests.list.filter(({ state }) => state !== 'withdrawn')
  if (shown.length === 0) return null
  const pay = async () => {
    const placed = await buy.run({ id: visitId })
    if (placed) navigate(nextAddress(placed))
  }
  return (
    <Card title="医生开的检查" aside={`${tests.doctor_name}医生`}>
      <ul className="divide-y divide-line">
        {shown.map((test) => (
          <li key={test.test_id}>
            <TestLine test={test} />
          </li>
        ))}
      </ul>
      {tests.may_buy === 1 && (
        <div className="space-y-8 pt-12">
          <Button wide busy={buy.busy} onClick={pay}>
            去付款 <Price yuan={tests.amount} />
          </Button>
          <p className="text-12 text-ink-3">付款后可以选时间去做；做不做由您决定，不做不用付款。</p>
        </div>
      )}
    </Card>
  )
}

function TestLine({ test }: { test: Test }) {
  const { name, special_name, state, state_desc, goods_order_id, price } = test
  const to = goods_order_id && (state === 'unpaid' ? payAddress(goods_order_id) : orderAddress(goods_order_id))
  return (
    <div className="flex min-h-target flex-wrap items-center gap-x-12 gap-y-4 py-8">
      <p className="min-w-0 grow text-16 wrap-anywhere">
        {name}
        {special_name && <span className="text-14 text-ink-3"> {special_name}</span>}
      </p>
      {!to && <Price yuan={price} size="small" />}
      <TestTag state={state} words={state_desc} />
      {to && (
        <Link to={to} className="inline-flex min-h-target items-center px-8 text-14 text-accent-ink">
          {state === 'unpaid' ? '继续付款' : '看订单'}
        </Link>
      )}
    </div>
  )
}
