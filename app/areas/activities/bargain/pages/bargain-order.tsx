import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Destination } from '#app/areas/orders/checkout/cards/destination.tsx'
import { GoodsLine } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { nextAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, maybeId, readId } from '#kit/wire/load.ts'
import { createActivityOrder, orderCheck } from '../contract.ts'
import type { Route } from './+types/bargain-order'

export { handle } from 'virtual:rows/R002'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const wanted = { act_id: readId(query, 'act_id'), goods_id: readId(query, 'goods_id') }
  const address_id = maybeId(query, 'addressId')
  const ex = query.get('ex')?.slice(0, 200)
  return { wanted, checked: await callApi(orderCheck, { ...wanted, address_id, ex }) }
})

export default function BargainOrderPage({ loaderData: { wanted, checked } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const ordering = useAct(createActivityOrder)
  const [remark, setRemark] = useState('')
  const { bargain, address, needs_address, shipping_fee, pay_amount } = checked
  const lacksAddress = needs_address === 1 && address === null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await ordering.run({ ...wanted, num: 1, address_id: address?.addressId, remark })
    if (!made) return void revalidate()
    navigate(nextAddress(made), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          {needs_address === 1 && <Destination address={address} />}
          <Card>
            <GoodsLine
              name={bargain.goods_name}
              skuName={bargain.special_name}
              img={bargain.img}
              price={bargain.now_price}
              pieces={1}
            />
          </Card>
          <CellGroup>
            <Cell title="原价" value={<Price yuan={bargain.price} size="small" />} />
            <Cell
              title="好友一起砍掉"
              value={
                <>
                  −
                  <Price yuan={fenToYuan(yuanToFen(bargain.price) - yuanToFen(bargain.now_price))} size="small" />
                </>
              }
              note={`${bargain.helped_num} 位好友帮砍`}
            />
            {needs_address === 1 && (
              <Cell
                title="运费"
                value={shipping_fee === '0.00' ? '包邮' : <Price yuan={shipping_fee} size="small" />}
              />
            )}
          </CellGroup>
          <Card>
            <TextField
              label="备注"
              rows={2}
              maxLength={200}
              placeholder="想对商家说的话，可以不填"
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          </Card>
        </div>
        <BottomAction
          error={ordering.error?.words}
          note={lacksAddress ? '请先添加收货地址' : '下单后砍价停止；订单关闭的话，在有效期内还能接着砍'}
          aside={<Price yuan={pay_amount} />}
        >
          <Button type="submit" busy={ordering.busy} disabled={lacksAddress}>
            提交订单
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
