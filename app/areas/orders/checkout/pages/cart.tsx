import { useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { groupedBy } from '#kit/lists/grouped.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { confirmCartAddress } from '../cards/order-address.ts'
import { cartShow } from '../contract.ts'
import { CartSeller } from '../parts/cart-seller.tsx'
import { mayOrder, useCartPage } from '../parts/use-cart-page.ts'
import type { Route } from './+types/cart'

export { handle } from 'virtual:rows/health-cart'

export const clientLoader = ownIfSignedIn(({ callApi }) => callApi(cartShow, {}))
export const HydrateFallback = OwnFallback

export default function CartPage({ loaderData: cart }: Route.ComponentProps) {
  return cart ? <Cart first={cart} /> : <SignInFirst title="购物车" />
}

/** What somebody means to buy, by seller: ticked, counted, and ordered together. */
function Cart({ first }: { first: CallOutput<typeof cartShow> }) {
  const page = useCartPage(first)
  const { cart, ticked, sums, words, tick, put, error } = page
  if (cart.list.length === 0) return <NothingIn />
  const orderable = cart.list.filter(mayOrder)
  const gone = cart.list.filter(({ most_num }) => most_num === 0)
  const numbers = new Set(ticked.map(({ special_id }) => special_id))
  const sellers = [...groupedBy(cart.list, ({ unit_id }) => unit_id)]
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {sellers.map(([unitId, lines]) => (
          <CartSeller
            key={unitId}
            name={lines[0]?.unit_name ?? ''}
            lines={lines}
            ticked={numbers}
            freeGap={sums?.list.find(({ unit_id }) => unit_id === unitId)?.free_gap ?? '0.00'}
            onTick={tick}
            onPut={put}
          />
        ))}
        {gone.length > 0 && (
          <ClearGone
            count={gone.length}
            onClear={async () => {
              for (const line of gone) await put(line, 0)
            }}
          />
        )}
      </div>
      <BottomAction
        note={
          error ? (
            <Notice tone="danger">{error.words}</Notice>
          ) : words ? (
            <Notice tone="warning">{words}</Notice>
          ) : (
            <Hints sums={sums} />
          )
        }
        aside={
          <Checkbox
            checked={orderable.length > 0 && ticked.length === orderable.length}
            disabled={orderable.length === 0}
            onChange={({ target }) => tick(orderable, target.checked)}
          >
            全选
          </Checkbox>
        }
      >
        <Order page={page} />
      </BottomAction>
    </Frame>
  )
}

type Page = ReturnType<typeof useCartPage>

/** Leads to the order of what is ticked, with what it comes to. */
function Order({ page: { ticked, sums, busy } }: { page: Page }) {
  if (ticked.length === 0) return <Button disabled>请先选择商品</Button>
  return (
    <ButtonLink to={confirmCartAddress(ticked.map(({ special_id }) => special_id))}>
      去结算 {sums && !busy ? <Price yuan={sums.pay_amount} /> : `${ticked.length} 种`}
    </ButtonLink>
  )
}

/** What coupons take off and what sending costs, in one line. */
function Hints({ sums }: { sums: Page['sums'] }) {
  if (!sums) return null
  const said = [
    sums.discount_amount === '0.00' ? '' : `优惠券已减 ${yuanText(sums.discount_amount)}`,
    sums.more_discount === '0.00' ? '' : `结算时领券再减 ${yuanText(sums.more_discount)}`,
    sums.address === null ? '' : sums.shipping_fee === '0.00' ? '免运费' : `含运费 ${yuanText(sums.shipping_fee)}`,
  ].filter(Boolean)
  return said.length > 0 ? said.join(' · ') : null
}

function ClearGone({ count, onClear }: { count: number; onClear: () => Promise<void> }) {
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    await onClear()
    setBusy(false)
    setAsks(false)
  }
  return (
    <div className="text-center">
      <Button kind="text" onClick={() => setAsks(true)}>
        清除 {count} 种不能买的商品
      </Button>
      <Dialog
        open={asks}
        title={`清除 ${count} 种商品？`}
        confirmText="清除"
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={clear}
      >
        已下架或售完的商品会从购物车里删除。
      </Dialog>
    </div>
  )
}

const NothingIn = () => (
  <Frame bar={{}}>
    <Empty
      drawing="bag"
      title="购物车还是空的"
      text="看中的先放进来，一起结算省运费。"
      action={<ButtonLink to="/health/index">去商城逛逛</ButtonLink>}
    />
  </Frame>
)
