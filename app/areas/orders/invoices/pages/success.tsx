import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { readCode } from '#kit/wire/load.ts'
import { ofOrder } from '../parts/addresses.ts'
import { findInvoice, type Invoice } from '../parts/load-invoice.ts'
import { NoInvoice } from '../parts/no-invoice.tsx'
import { PaperButton } from '../parts/paper-button.tsx'
import { useLive } from '../parts/use-live.ts'
import type { Route } from './+types/success'

export { handle } from 'virtual:rows/R099'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const orderId = readCode(query, 'order_id')
  return { orderId, invoice: await findInvoice(callApi, orderId) }
})
export const HydrateFallback = OwnFallback

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="您的开票申请" />
  const { orderId, invoice } = loaderData
  return <Frame bar={{}}>{invoice ? <Submitted invoice={invoice} /> : <NoInvoice orderId={orderId} />}</Frame>
}

function Submitted({ invoice }: { invoice: Invoice }) {
  useLive(invoice)
  const { order_id, number, title, amount, state_id, says } = invoice
  const isRefused = state_id === 'refused'
  return (
    <ResultPage
      {...(isRefused ? refused(says) : number ? issued : requested)}
      actions={
        <>
          {number && <PaperButton orderId={order_id} number={number} />}
          {isRefused && (
            <ButtonLink to={ofOrder('create', order_id)} replace>
              修改抬头
            </ButtonLink>
          )}
          <ButtonLink kind={number || isRefused ? 'secondary' : 'primary'} to={ofOrder('details', order_id)} replace>
            {number ? '查看详情' : '查看进度'}
          </ButtonLink>
          <ButtonLink kind="text" to={orderAddress(order_id)} replace>
            返回订单
          </ButtonLink>
        </>
      }
    >
      <Card>
        <Facts
          facts={[
            { name: '抬头', value: <span className="break-all">{title}</span> },
            { name: '金额', value: <Price yuan={amount} size="small" /> },
          ]}
        />
      </Card>
    </ResultPage>
  )
}

const requested = { state: 'done', title: '申请已提交', text: '一般几分钟内开好，开好后会在消息里告诉您。' } as const
const issued = { state: 'done', title: '发票开好了', text: '现在就可以打开。' } as const
const refused = (says: string) =>
  ({ state: 'failed', title: '发票没有开成', text: `开票方说：${says}。请核对抬头和税号，改好后重新提交。` }) as const
