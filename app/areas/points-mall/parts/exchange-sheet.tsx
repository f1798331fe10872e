import { ChevronRightIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { chooseAddress } from '#app/areas/orders/addresses/cards/address-address.ts'
import { type Address, AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { addressList } from '#app/areas/orders/addresses/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Stepper } from '#kit/ui/stepper.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { maybeId } from '#kit/wire/load.ts'
import { exchangeAddress } from '../cards/points-address.ts'
import { pointExchange, type pointOrderCheck } from '../contract.ts'
import { MOST_PIECES } from '../rules.ts'
import type { GoodsShown } from './exchange-bar.tsx'

interface ExchangeSheetProps {
  goods: GoodsShown
  check: CallOutput<typeof pointOrderCheck>
  open: boolean
  onClose: () => void
}

/** How many, where to, for how much: then it is done. */
export function ExchangeSheet({ goods, check, open, onClose }: ExchangeSheetProps) {
  const exchange = useAct(pointExchange)
  const navigate = useNavigate()
  const [num, setNum] = useState(1)
  const isSent = goods.kind === 'parcel'
  const { chosen, isLoading } = useDestination(open && isSent)
  const submit = async () => {
    const made = await exchange.run({
      goods_id: goods.goods_id,
      num,
      point: goods.point,
      ...(chosen && { address_id: chosen.addressId }),
    })
    if (!made) return
    toast('兑换成功')
    navigate(exchangeAddress(made.order_id), { replace: true })
  }
  const left = check.balance - goods.point * num
  return (
    <Sheet
      open={open}
      title="确认兑换"
      onClose={onClose}
      action={
        <Button wide busy={exchange.busy || isLoading} disabled={(isSent && !chosen) || left < 0} onClick={submit}>
          用 {goods.point * num} 积分兑换
        </Button>
      }
    >
      <div className="space-y-16">
        {exchange.error && (
          <div role="alert">
            <Notice tone="danger">{exchange.error.words}</Notice>
          </div>
        )}
        {isSent && !isLoading && <Destination chosen={chosen} />}
        <div className="flex flex-wrap items-center justify-between gap-8">
          <span className="text-16">数量</span>
          <Stepper pieces={num} most={mostOf(goods, check)} onChange={setNum} />
        </div>
        <p className="flex justify-between gap-12 text-14 text-ink-2 tabular-nums">
          <span>可用 {check.balance} 积分</span>
          <span>{left < 0 ? `还差 ${-left} 积分` : `兑换后剩 ${left} 积分`}</span>
        </p>
        {!isSent && <p className="text-14 text-ink-3">优惠券马上到账，兑换后不能退回。</p>}
      </div>
    </Sheet>
  )
}

/** As many as there are, as they may have, as one exchange takes, and as their points are enough for; one at least. */
const mostOf = (
  goods: GoodsShown,
  { stock, limit_num, had_num, balance }: CallOutput<typeof pointOrderCheck>,
): number =>
  Math.max(
    1,
    Math.min(MOST_PIECES, stock, (limit_num ?? MOST_PIECES + had_num) - had_num, Math.floor(balance / goods.point)),
  )

/** The address that was chosen for this page, else the default one. */
const useDestination = (isWanted: boolean) => {
  const [query] = useSearchParams()
  const [list, setList] = useState<readonly Address[]>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    callApi(addressList, {}).then(
      (found) => isHere && setList(found.list),
      () => isHere && setList([]),
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  const asked = maybeId(query, 'addressId')
  return { chosen: list?.find(({ addressId }) => addressId === asked) ?? list?.[0], isLoading: isWanted && !list }
}

function Destination({ chosen }: { chosen: Address | undefined }) {
  const { pathname, search } = useLocation()
  if (!chosen)
    return (
      <CellGroup>
        <Cell title="添加收货地址" note="商品要送到哪里" to={chooseAddress(pathname + search)} />
      </CellGroup>
    )
  return (
    <Link
      to={chooseAddress(pathname + search, chosen.addressId)}
      className="block rounded-12 bg-well p-12 active:opacity-80"
    >
      <AddressLine
        name={chosen.name}
        mobile={chosen.mobile}
        fullAddress={chosen.full_address}
        end={<ChevronRightIcon className="shrink-0 text-ink-3" />}
      />
    </Link>
  )
}
