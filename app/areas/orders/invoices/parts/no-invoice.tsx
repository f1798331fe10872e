import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { invoiceAddress } from '../cards/invoice-address.ts'

/** An order of which nobody has asked for an invoice. */
export function NoInvoice({ orderId }: { orderId: string }) {
  return (
    <Empty
      title="还没有申请发票"
      text="填好抬头提交，一般几分钟内开好。"
      action={
        <ButtonLink to={invoiceAddress(orderId)} replace>
          去申请
        </ButtonLink>
      }
    />
  )
}
