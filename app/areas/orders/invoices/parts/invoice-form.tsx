import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { invoiceSave } from '../contract.ts'
import { ofOrder } from './addresses.ts'
import { BuyerFields } from './buyer-fields.tsx'
import type { FormData } from './load-invoice.ts'
import { TitleChips } from './title-chips.tsx'
import { useBuyer } from './use-buyer.ts'

/** Asks for an order's invoice, or changes what was asked; what is refused is said and nothing more happens [X224]. */
export function InvoiceForm({ order, invoice, titles }: FormData) {
  const typed = useBuyer(invoice ?? titles.find(({ is_default }) => is_default === 1))
  const navigate = useNavigate()
  const save = useAct(invoiceSave)
  if (order.can_ask === 0) return <Empty title="这个订单现在不能开发票" text={order.why} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const buyer = typed.check()
    if (buyer && (await save.run({ order_id: order.order_id, ...buyer }))) navigate(ofOrder('success', order.order_id))
  }
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        <Card>
          <Facts
            facts={[
              { name: '开票方', value: order.seller },
              { name: '内容', value: `${order.goods_name}，共 ${order.goods_num} 件` },
              { name: '金额', value: <Price yuan={order.amount} size="small" /> },
            ]}
          />
        </Card>
        <Card className="space-y-12">
          <TitleChips titles={titles} typed={typed} orderId={order.order_id} />
          <BuyerFields typed={typed} />
        </Card>
      </div>
      <BottomAction note="电子发票，一般几分钟内开好；开好以前可以修改。">
        <Button type="submit" busy={save.busy}>
          {invoice ? '保存修改' : '提交开票申请'}
        </Button>
      </BottomAction>
    </form>
  )
}
