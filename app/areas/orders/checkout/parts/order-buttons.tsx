import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { cancelAddress } from '../cards/order-address.ts'
import { deleteGoodsOrder, receiveGoodsOrder } from '../contract.ts'
import { useKeyFirst } from './use-key-first.ts'

interface OrderButtonsProps {
  order: { order_id: string; button: readonly string[] }
  onPay: (orderId: string) => void
  onChanged: () => void
  onDeleted: () => void
  size?: 'small' | 'large'
}

const questions = {
  receipt: { title: '确认收到商品？', text: '收到并检查过商品再确认。', confirmText: '确认收货', done: '已确认收货' },
  delete: { title: '删除这个订单？', text: '删除后不再显示，不能恢复。', confirmText: '删除', done: '已删除' },
} as const

/** What can be done with an order, as the server says it. */
export function OrderButtons({ order, onPay, onChanged, onDeleted, size = 'small' }: OrderButtonsProps) {
  const { order_id, button } = order
  const [asking, setAsking] = useState<keyof typeof questions>()
  const receive = useAct(receiveGoodsOrder)
  const remove = useAct(deleteGoodsOrder)
  const hasKey = useKeyFirst()
  const confirm = async () => {
    if (!hasKey()) return setAsking(undefined)
    const done = asking === 'receipt' ? await receive.run({ order_id }) : await remove.run({ order_id })
    setAsking(undefined)
    if (!done || !asking) return toast((receive.error ?? remove.error)?.words ?? '没有成功，请再试一次')
    toast(questions[asking].done)
    if (asking === 'receipt') onChanged()
    else onDeleted()
  }
  const buttons: Record<string, ReactNode> = {
    delete: (
      <Button key="delete" kind="secondary" size={size} onClick={() => setAsking('delete')}>
        删除
      </Button>
    ),
    cancel: (
      <ButtonLink key="cancel" kind="secondary" size={size} to={cancelAddress(order_id)}>
        取消订单
      </ButtonLink>
    ),
    logistics: (
      <ButtonLink key="logistics" kind="secondary" size={size} to={address('/health/logistics', { order_id })}>
        查看物流
      </ButtonLink>
    ),
    receipt: (
      <Button key="receipt" size={size} onClick={() => setAsking('receipt')}>
        确认收货
      </Button>
    ),
    pay: (
      <Button key="pay" size={size} onClick={() => onPay(order_id)}>
        去付款
      </Button>
    ),
  }
  const question = questions[asking ?? 'receipt']
  return (
    <>
      {Object.keys(buttons).flatMap((name) => (button.includes(name) ? [buttons[name]] : []))}
      <Dialog
        open={asking !== undefined}
        danger={asking === 'delete'}
        title={question.title}
        confirmText={question.confirmText}
        busy={receive.busy || remove.busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {question.text}
      </Dialog>
    </>
  )
}
