import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { benchTestGoods, benchTestOrder } from '../contract.ts'

type Offer = CallOutput<typeof benchTestGoods>['list'][number]

interface TestSheetProps {
  orderId: string
  onOrdered: () => void
  onClose: () => void
}

const PAUSE_MS = 250

/** What the hospital sells for being examined, to tick and order. */
export function TestSheet({ orderId, onOrdered, onClose }: TestSheetProps) {
  const [keyword, setKeyword] = useState('')
  const offers = useOffers(orderId, keyword.trim())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const order = useAct(benchTestOrder, { hideToast: true })
  const send = async () => {
    const done = await order.run({ order_id: orderId, special_ids: [...chosen].join(',') })
    if (!done) return
    toast('已开检查，患者收到了消息')
    onOrdered()
  }
  const tick = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <Sheet
      open
      title="开检查"
      onClose={onClose}
      action={
        <>
          {order.error && <Notice tone="danger">{order.error.words}</Notice>}
          <Button wide disabled={chosen.size === 0} busy={order.busy} onClick={send}>
            {chosen.size === 0 ? '请选择项目' : `开 ${chosen.size} 项，通知患者付款`}
          </Button>
        </>
      }
    >
      <Field
        label="找项目"
        value={keyword}
        maxLength={30}
        autoComplete="off"
        placeholder="输入名称的几个字"
        onChange={(event) => setKeyword(event.target.value)}
      />
      {offers === undefined && <SkeletonList />}
      {offers instanceof WireError && <Trouble text={offers.words} />}
      {Array.isArray(offers) && offers.length === 0 && (
        <p className="py-16 text-center text-14 text-ink-2">
          {keyword.trim() ? '没有找到这样的项目。' : '医院还没有上架体检和检查，请联系医院运营。'}
        </p>
      )}
      {Array.isArray(offers) && (
        <ul aria-label="可以开的检查" className="divide-y divide-line">
          {offers.map((offer) => (
            <li key={offer.special_id} className="flex items-center justify-between gap-12 py-4">
              <Checkbox checked={chosen.has(offer.special_id)} onChange={() => tick(offer.special_id)}>
                <Named offer={offer} />
              </Checkbox>
              <Price yuan={offer.price} size="small" />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function Named({ offer: { name, special_name, subtitle } }: { offer: Offer }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {name} {special_name}
      {subtitle && <span className="block text-12 text-ink-3">{subtitle}</span>}
    </span>
  )
}

/** What is offered under these words, a moment after they were typed. */
const useOffers = (order_id: string, keyword: string): Offer[] | WireError | undefined => {
  const [found, setFound] = useState<Offer[] | WireError>()
  useEffect(() => {
    const controller = new AbortController()
    const look = () => callApi(benchTestGoods, { order_id, keyword }, { signal: controller.signal })
    const fail = (thrown: unknown) => {
      if (controller.signal.aborted) return
      if (!(thrown instanceof WireError)) throw thrown
      setFound(thrown)
    }
    const timer = setTimeout(() => void look().then(({ list }) => setFound(list), fail), keyword ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [order_id, keyword])
  return found
}
